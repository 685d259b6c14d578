import { ActionIcon, Anchor, Box, Button, Flex, Group, Modal, Stack, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconLink } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { tipDetails_tip$data, tipDetails_tip$key } from '../../__generated__/tipDetails_tip.graphql.ts';
import { MatchLink } from '../football/match-table.tsx';
import { useSharedAddress } from '../tax/after-tax.tsx';
import { dateTimeText } from '../ui/dates.ts';
import { formatOdds } from '../ui/formats.ts';
import { useCopy } from '../ui/use-copy.ts';
import styles from './tip-details.module.css';
import { tipName } from './tip-name.tsx';

const steps = [
  { id: 'shared.tip.previousPicture', offset: -1, Icon: IconChevronLeft },
  { id: 'shared.tip.nextPicture', offset: 1, Icon: IconChevronRight },
] as const;

/** A tip's images as thumbnails, which open a dialog. */
function TipImages({ title, images }: Pick<tipDetails_tip$data, 'title' | 'images'>) {
  const intl = useIntl();
  /** Null while the dialog is closed. */
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <Flex gap="xs" wrap="wrap">
        {images.map(({ url }, position) => (
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
            onClick={() => setIndex(position)}
          >
            <img
              src={url}
              style={{ width: '100%', height: '100%', objectFit: 'cover' }}
              loading="lazy"
              alt={intl.formatMessage(
                { id: 'shared.tip.openPicture' },
                { number: position + 1, total: images.length, title },
              )}
            />
          </UnstyledButton>
        ))}
      </Flex>
      <TipImageDialog title={title} images={images} index={index} onIndexChange={setIndex} />
    </>
  );
}

interface TipImageDialogProps extends Pick<tipDetails_tip$data, 'title' | 'images'> {
  readonly index: number | null;
  readonly onIndexChange: (index: number | null) => void;
}

function TipImageDialog({ title, images, index, onIndexChange }: TipImageDialogProps) {
  const intl = useIntl();
  const [missing, setMissing] = useState<string | null>(null);
  const image = index === null ? undefined : images[index];
  const move = (offset: number) => {
    if (index !== null) onIndexChange((index + offset + images.length) % images.length);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };
  const values = { number: (index ?? 0) + 1, total: images.length, title };
  return (
    <Modal
      opened={image !== undefined}
      onClose={() => onIndexChange(null)}
      onKeyDown={onKeyDown}
      title={<FormattedMessage id="shared.tip.picture" values={values} />}
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
            alt={intl.formatMessage({ id: 'shared.tip.picture' }, values)}
            onError={() => setMissing(image.url)}
          />
        ))}
      <Group gap="xs" mt="sm" wrap="nowrap">
        {images.length > 1 &&
          steps.map(({ id, offset, Icon }) => (
            <ActionIcon
              key={id}
              variant="default"
              size={40}
              aria-label={intl.formatMessage({ id })}
              onClick={() => move(offset)}
            >
              <Icon size={18} stroke={1.8} aria-hidden="true" />
            </ActionIcon>
          ))}
        {image && (
          <Anchor ml="auto" fz="var(--fs-13)" href={image.original} target="_blank" rel="noreferrer">
            <FormattedMessage id="shared.tip.originalPicture" />
          </Anchor>
        )}
      </Group>
    </Modal>
  );
}

const tipFragment = graphql`
  fragment tipDetails_tip on Tip {
    uid
    title
    description
    images {
      original
      url
    }
    matches {
      kickOff
      title
      tip
      odds
      match {
        ...matchTable_match
      }
    }
    seal {
      sequence
      kind
      hash
      sealedAt
    }
  }
`;

const shownDigits = 16;

/** A tip's details: reasoning, matches of a combined tip, images, seal, link. */
export function TipDetails({ tip }: { readonly tip: tipDetails_tip$key }) {
  const data = useFragment(tipFragment, tip);
  const copyLink = useCopy(useSharedAddress(`/tips/${encodeURIComponent(data.uid)}`));
  return (
    <Stack gap="sm" align="flex-start" miw={0}>
      {data.matches.length > 0 && (
        <ul className={styles.matches}>
          {data.matches.map((match) => (
            <li key={`${match.title} ${match.tip}`}>
              <Box component="b" fw={600} style={{ fontStretch: 'var(--wdth-data)' }}>
                <MatchLink match={match.match}>{match.title}</MatchLink>
              </Box>
              <Box component="span" c="dimmed" fz="xs" style={{ whiteSpace: 'nowrap' }}>
                {dateTimeText(match.kickOff)}
              </Box>
              <span>{tipName(match.tip)}</span>
              <b>{formatOdds(match.odds)}</b>
            </li>
          ))}
        </ul>
      )}
      {data.description && (
        <Box
          component="p"
          maw="72ch"
          c="var(--text-2)"
          style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          {data.description}
        </Box>
      )}
      <Box component="p" c="dimmed" fz="xs" hiddenFrom="md">
        <FormattedMessage id="common.ewk" />: <FormattedMessage id="shared.tip.ewkMeaning" />
      </Box>
      {data.images.length > 0 && <TipImages {...data} />}
      {data.seal && (
        <Box component="p" c="dimmed" fz="xs" title={data.seal.hash}>
          <FormattedMessage
            id="shared.tip.seal"
            values={{
              sequence: data.seal.sequence,
              kind: data.seal.kind,
              hash: <code>{data.seal.hash.slice(0, shownDigits)}</code>,
              time: dateTimeText(data.seal.sealedAt),
            }}
          />
        </Box>
      )}
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconLink size={15} stroke={1.8} aria-hidden="true" />}
        onClick={copyLink}
      >
        <FormattedMessage id="shared.tip.copyLink" />
      </Button>
    </Stack>
  );
}
