import { ActionIcon, Box, Button, Card, FileButton, Flex, SimpleGrid, Stack } from '@mantine/core';
import { IconPhotoUp, IconX } from '@tabler/icons-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { checkPictures, MOST_PICTURES, type RefusedPicture } from '../lib/check-pictures.ts';
import type { TipErrors } from '../lib/tip-draft.ts';

/** A picture that the tip has. */
export interface SavedPicture {
  readonly id: string;
  readonly url: string;
}

interface PicturesFieldProps {
  readonly saved: readonly SavedPicture[];
  readonly pictures: ReturnType<typeof usePictures>;
  readonly fieldErrors: TipErrors;
  /** Takes the new picture at a place, from 0, out. */
  readonly onRemoveNew: (place: number) => void;
  readonly onRemoveSaved?: (picture: SavedPicture) => void;
}

/** The tip's pictures and those to be added, chosen from the device or dropped here. */
export function PicturesField({
  saved,
  pictures,
  fieldErrors,
  onRemoveNew,
  onRemoveSaved,
}: PicturesFieldProps) {
  const intl = useIntl();
  const field = useRef<HTMLFieldSetElement>(null);
  const [isOver, setOver] = useState(false);
  const count = saved.length + pictures.chosen.length;
  const error = fieldErrors.images;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void pictures.add([...event.dataTransfer.files]);
  };

  return (
    <Panel
      title={<FormattedMessage id="admin.common.pictures" />}
      note={<FormattedMessage id="admin.tipForm.picturesNote" values={{ count, most: MOST_PICTURES }} />}
    >
      <Stack gap="sm" p="md">
        {count > 0 && (
          <SimpleGrid role="list" minColWidth="128px" spacing="sm">
            {saved.map((picture, place) => (
              <Picture
                key={picture.id}
                address={picture.url}
                name={intl.formatMessage({ id: 'admin.tipForm.savedPicture' }, { number: place + 1 })}
                removeLabel={intl.formatMessage({ id: 'admin.tipForm.removePicture' }, { number: place + 1 })}
                onRemove={onRemoveSaved && (() => onRemoveSaved(picture))}
              />
            ))}
            {pictures.chosen.map((picture, place) => {
              const found = fieldErrors[`images.${place}`];
              return (
                <Picture
                  key={picture.address}
                  address={picture.address}
                  name={intl.formatMessage(
                    { id: 'admin.tipForm.newPicture' },
                    { number: place + 1, name: picture.file.name },
                  )}
                  note={
                    found
                      ? intl.formatMessage({ id: 'admin.tipForm.error' }, { error: found })
                      : intl.formatMessage({ id: 'admin.tipForm.notYet' })
                  }
                  isRefused={found !== undefined}
                  removeLabel={intl.formatMessage(
                    { id: 'admin.tipForm.removeNew' },
                    { name: picture.file.name },
                  )}
                  onRemove={() => {
                    onRemoveNew(place);
                    field.current?.focus();
                  }}
                />
              );
            })}
          </SimpleGrid>
        )}
        <fieldset
          ref={field}
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: 'admin.common.pictures' })}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Flex
            wrap="wrap"
            gap="12px 16px"
            align="center"
            p="md"
            bg={isOver ? 'var(--accent-soft)' : 'transparent'}
            bd="1px dashed var(--line-control)"
            bdrs="sm"
          >
            <IconPhotoUp size={24} stroke={1.6} aria-hidden="true" />
            <Box component="span" flex="1 1 200px">
              <FormattedMessage id="admin.tipForm.drop" />
              <Box component="span" display="block" c="var(--text-2)" fz="var(--fs-13)">
                <FormattedMessage id="admin.tipForm.dropHelp" />
              </Box>
            </Box>
            <FileButton
              multiple
              accept="image/png,image/jpeg,image/webp"
              onChange={(files) => void pictures.add(files)}
            >
              {(button) => (
                <Button variant="default" {...button}>
                  <FormattedMessage id="admin.tipForm.choose" />
                </Button>
              )}
            </FileButton>
          </Flex>
        </fieldset>
        <Box role="alert" c="var(--danger-text)" fz="var(--fs-13)">
          {error !== undefined && (
            <p>
              <FormattedMessage id="admin.tipForm.error" values={{ error }} />
            </p>
          )}
          {pictures.refused.length > 0 && (
            <>
              <FormattedMessage id="admin.tipForm.refused" values={{ count: pictures.refused.length }} />
              <Box component="ul" pl="lg" style={{ listStyle: 'disc' }}>
                {pictures.refused.map(({ name, error: why }) => (
                  <li key={name}>
                    {name}: <FormattedMessage id="admin.tipForm.error" values={{ error: why }} />
                  </li>
                ))}
              </Box>
            </>
          )}
        </Box>
      </Stack>
    </Panel>
  );
}

interface PictureProps {
  readonly address: string;
  readonly name: string;
  readonly note?: string;
  readonly isRefused?: boolean;
  readonly removeLabel: string;
  readonly onRemove?: (() => void) | undefined;
}

function Picture({ address, name, note, isRefused = false, removeLabel, onRemove }: PictureProps) {
  return (
    <Card
      role="listitem"
      bg="var(--surface-inset)"
      bd={`1px solid var(${isRefused ? '--danger-text' : '--line'})`}
      bdrs="sm"
      style={{ position: 'relative' }}
    >
      <img src={address} alt={name} style={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'contain' }} />
      {note !== undefined && (
        <Box
          component="span"
          display="block"
          py={4}
          px="xs"
          c={isRefused ? 'var(--danger-text)' : 'dimmed'}
          fz="xs"
        >
          {note}
        </Box>
      )}
      {onRemove && (
        <ActionIcon
          variant="default"
          pos="absolute"
          top={4}
          right={4}
          size={28}
          aria-label={removeLabel}
          onClick={onRemove}
        >
          <IconX size={16} stroke={2} aria-hidden="true" />
        </ActionIcon>
      )}
    </Card>
  );
}

interface NewPicture {
  readonly file: File;
  readonly address: string;
}

/**
 * The pictures that are chosen and not yet sent, with those that were refused the last time.
 * @param most how many more the tip may have
 */
export function usePictures(most: number) {
  const [chosen, setChosen] = useState<readonly NewPicture[]>([]);
  const [refused, setRefused] = useState<readonly RefusedPicture[]>([]);
  const addresses = useRef(new Set<string>());
  useEffect(() => {
    const shown = addresses.current;
    return () => {
      for (const address of shown) URL.revokeObjectURL(address);
    };
  }, []);

  return {
    chosen,
    refused,
    async add(files: readonly File[]) {
      const checked = await checkPictures(files, most - chosen.length);
      const pictures = checked.taken.map((file) => ({ file, address: URL.createObjectURL(file) }));
      for (const { address } of pictures) addresses.current.add(address);
      setChosen((before) => [...before, ...pictures]);
      setRefused(checked.refused);
    },
    remove({ address }: NewPicture) {
      URL.revokeObjectURL(address);
      addresses.current.delete(address);
      setChosen((before) => before.filter((picture) => picture.address !== address));
    },
  };
}
