import { ActionIcon, Anchor, Box, Group, Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { tipImageDialog_tip$key } from '../../__generated__/tipImageDialog_tip.graphql.ts';

const tipFragment = graphql`
  fragment tipImageDialog_tip on Tip {
    title
    images {
      original
      url
    }
  }
`;

interface TipImageDialogProps {
  readonly tip: tipImageDialog_tip$key;
  /** The picture on show, from 0; null while the viewer is closed. */
  readonly index: number | null;
  readonly onIndexChange: (index: number | null) => void;
}

/** A tip's pictures one by one: the arrow keys turn, Escape closes and the focus goes back to where it came from. */
export function TipImageDialog({ tip, index, onIndexChange }: TipImageDialogProps) {
  const { title, images } = useFragment(tipFragment, tip);
  const intl = useIntl();
  const [missing, setMissing] = useState<string | null>(null);
  const image = index === null ? undefined : images[index];
  const turn = (by: number) => {
    if (index !== null) onIndexChange((index + by + images.length) % images.length);
  };
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  const words = { number: (index ?? 0) + 1, total: images.length, title };
  return (
    <Modal
      opened={image !== undefined}
      onClose={() => onIndexChange(null)}
      onKeyDown={turnByKey}
      title={<FormattedMessage id="shared.tip.picture" values={words} />}
      size="xl"
      closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'shared.tip.closePicture' }) }}
    >
      {image &&
        (missing === image.url ? (
          <Box
            role="alert"
            component="p"
            py={48}
            px="md"
            c="var(--text-2)"
            ta="center"
            bg="var(--surface-inset)"
            bdrs="sm"
          >
            <FormattedMessage id="shared.tip.noPicture" />
          </Box>
        ) : (
          <img
            style={{ display: 'block', maxWidth: '100%', maxHeight: '70vh', margin: '0 auto' }}
            src={image.url}
            alt={intl.formatMessage({ id: 'shared.tip.picture' }, words)}
            onError={() => setMissing(image.url)}
          />
        ))}
      <Group gap="xs" mt="sm" wrap="nowrap">
        {images.length > 1 && (
          <>
            <ActionIcon
              variant="default"
              size={40}
              aria-label={intl.formatMessage({ id: 'shared.tip.previousPicture' })}
              onClick={() => turn(-1)}
            >
              <IconChevronLeft size={18} stroke={1.8} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={40}
              aria-label={intl.formatMessage({ id: 'shared.tip.nextPicture' })}
              onClick={() => turn(1)}
            >
              <IconChevronRight size={18} stroke={1.8} aria-hidden="true" />
            </ActionIcon>
          </>
        )}
        {image && (
          <Anchor ml="auto" fz="var(--fs-13)" href={image.original} target="_blank" rel="noreferrer">
            <FormattedMessage id="shared.tip.originalPicture" />
          </Anchor>
        )}
      </Group>
    </Modal>
  );
}
