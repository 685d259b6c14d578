import { Flex, UnstyledButton } from '@mantine/core';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { tipThumbnails_tip$key } from '../../__generated__/tipThumbnails_tip.graphql.ts';

const tipFragment = graphql`
  fragment tipThumbnails_tip on Tip {
    title
    images {
      url
    }
  }
`;

interface TipThumbnailsProps {
  readonly tip: tipThumbnails_tip$key;
  /** Called with the picture's place, from 0. */
  readonly onOpen: (index: number) => void;
}

/** A tip's pictures, small; each opens in the viewer. */
export function TipThumbnails({ tip, onOpen }: TipThumbnailsProps) {
  const { title, images } = useFragment(tipFragment, tip);
  const intl = useIntl();
  return (
    <Flex gap="xs" wrap="wrap">
      {images.map(({ url }, index) => (
        <UnstyledButton
          key={url}
          w={120}
          h={80}
          fz="xs"
          bg="var(--surface-track)"
          bd="1px solid var(--line-strong)"
          bdrs="sm"
          style={{ overflow: 'hidden' }}
          aria-haspopup="dialog"
          onClick={() => onOpen(index)}
        >
          <img
            src={url}
            style={{ width: '100%', height: '100%', objectFit: 'cover' }}
            loading="lazy"
            alt={intl.formatMessage(
              { id: 'shared.tip.openPicture' },
              { number: index + 1, total: images.length, title },
            )}
          />
        </UnstyledButton>
      ))}
    </Flex>
  );
}
