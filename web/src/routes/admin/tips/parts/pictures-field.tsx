import { ActionIcon, Box, Button, Card, FileButton, Flex, SimpleGrid, Stack } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { IconPhotoUp, IconX } from '@tabler/icons-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUnsaved } from '../../../../shared/forms/unsaved.ts';
import { useTyped } from '../../../../shared/forms/use-typed.ts';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { useFocusFallback } from '../../../../shared/ui/use-focus.ts';
import { checkPictures, maxPictures, type RejectedPicture } from '../lib/check-pictures.ts';
import type { TipFormState } from '../lib/tip-draft.ts';

export interface SavedPicture {
  /** Null when the upstream has no ids of pictures. */
  readonly id: string | null;
  readonly original: string;
  readonly url: string;
}

interface PicturesFieldProps {
  readonly saved: readonly SavedPicture[];
  readonly pictures: ReturnType<typeof usePictures>;
  readonly form: TipFormState;
  readonly onRemoveSaved: ((picture: SavedPicture) => void) | undefined;
}

/** Saved pictures, and new ones added by file dialog or drag and drop. */
export function PicturesField({ saved, pictures, form, onRemoveSaved }: PicturesFieldProps) {
  const intl = useIntl();
  const count = saved.length + pictures.chosen.length;
  const error = form.error('images');

  return (
    <Panel
      title={<FormattedMessage id="admin.common.pictures" />}
      note={<FormattedMessage id="admin.tipForm.picturesNote" values={{ count, most: maxPictures }} />}
    >
      <Stack gap="sm" p="md">
        {count > 0 && (
          <SimpleGrid role="list" minColWidth="128px" spacing="sm">
            {saved.map((picture, index) => (
              <Picture
                key={picture.original}
                url={picture.url}
                name={intl.formatMessage({ id: 'admin.tipForm.savedPicture' }, { number: index + 1 })}
                removeLabel={intl.formatMessage({ id: 'admin.tipForm.removePicture' }, { number: index + 1 })}
                onRemove={() => onRemoveSaved?.(picture)}
              />
            ))}
            {pictures.chosen.map((picture, index) => {
              const pictureError = form.error(`images.${index}`);
              return (
                <NewPicture
                  key={picture.id}
                  file={picture.file}
                  name={intl.formatMessage(
                    { id: 'admin.tipForm.newPicture' },
                    { number: index + 1, name: picture.file.name },
                  )}
                  note={pictureError ?? intl.formatMessage({ id: 'admin.tipForm.notYet' })}
                  hasError={pictureError !== null}
                  removeLabel={intl.formatMessage(
                    { id: 'admin.tipForm.removeNew' },
                    { name: picture.file.name },
                  )}
                  onRemove={() => {
                    pictures.remove(picture);
                    form.forgetEntries('images', index);
                  }}
                />
              );
            })}
          </SimpleGrid>
        )}
        <PictureDrop count={count} onAdd={pictures.add} />
        <Box role="alert" c="var(--danger-text)" fz="var(--fs-13)">
          {error !== null && <p>{error}</p>}
          {pictures.rejected.length > 0 && (
            <>
              <FormattedMessage id="admin.tipForm.refused" values={{ count: pictures.rejected.length }} />
              <Box component="ul" pl="lg" style={{ listStyle: 'disc' }}>
                {pictures.rejected.map(({ name, error: reason }) => (
                  <li key={name}>
                    {name}: <FormattedMessage id="admin.tipForm.error" values={{ error: reason }} />
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

interface PictureDropProps {
  /** The number of pictures. The field gets the focus when one is removed. */
  readonly count: number;
  readonly onAdd: (files: readonly File[]) => Promise<void>;
}

function PictureDrop({ count, onAdd }: PictureDropProps) {
  const intl = useIntl();
  const resetInput = useRef<() => void>(null);
  const [isDragOver, setDragOver] = useState(false);
  const field = useFocusFallback<HTMLFieldSetElement>(count);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(false);
    void onAdd([...event.dataTransfer.files]);
  };

  return (
    <fieldset
      ref={field}
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'admin.common.pictures' })}
      onDragOver={(event) => {
        event.preventDefault();
        setDragOver(true);
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={drop}
    >
      <Flex
        wrap="wrap"
        gap="12px 16px"
        align="center"
        p="md"
        bg={isDragOver ? 'var(--accent-soft)' : 'transparent'}
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
          resetRef={resetInput}
          onChange={(files) => {
            void onAdd(files);
            // Otherwise the browser ignores a file that is chosen again after its removal.
            resetInput.current?.();
          }}
        >
          {(button) => (
            <Button variant="default" {...button}>
              <FormattedMessage id="admin.tipForm.choose" />
            </Button>
          )}
        </FileButton>
      </Flex>
    </fieldset>
  );
}

interface PictureProps {
  readonly url: string | undefined;
  readonly name: string;
  readonly note?: string;
  readonly hasError?: boolean;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

interface NewPictureProps extends Omit<PictureProps, 'url'> {
  readonly file: File;
}

function NewPicture({ file, ...props }: NewPictureProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return <Picture url={url} {...props} />;
}

function Picture({ url, name, note, hasError = false, removeLabel, onRemove }: PictureProps) {
  return (
    <Card
      role="listitem"
      bg="var(--surface-inset)"
      bd={`1px solid var(${hasError ? '--danger-text' : '--line'})`}
      bdrs="sm"
      style={{ position: 'relative' }}
    >
      <img src={url} alt={name} style={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'contain' }} />
      {note !== undefined && (
        <Box
          component="span"
          display="block"
          py={4}
          px="xs"
          c={hasError ? 'var(--danger-text)' : 'dimmed'}
          fz="xs"
        >
          {note}
        </Box>
      )}
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
    </Card>
  );
}

interface ChosenPicture {
  readonly id: string;
  readonly file: File;
}

/**
 * The pictures to upload, which are unsaved input and kept like typed values when the session ends, and the files that the last
 * selection rejected.
 */
export function usePictures(maxCount: number) {
  const { typed, setTyped } = useTyped<{ chosen: readonly ChosenPicture[] }, undefined>(
    'tipPictures',
    undefined,
  );
  const { chosen = [] } = typed;
  // Another selection may be added while the files of one are checked.
  const latest = useRef(chosen);
  const [rejected, setRejected] = useState<readonly RejectedPicture[]>([]);
  useUnsaved(chosen.length > 0);
  const choose = (next: readonly ChosenPicture[]) => {
    latest.current = next;
    setTyped(next.length > 0 ? { chosen: next } : {});
  };

  return {
    chosen,
    rejected,
    async add(added: readonly File[]) {
      const { accepted, rejected: invalid } = await checkPictures(added);
      const free = Math.max(0, maxCount - latest.current.length);
      choose([...latest.current, ...accepted.slice(0, free).map((file) => ({ id: randomId(), file }))]);
      setRejected([
        ...invalid,
        ...accepted.slice(free).map(({ name }) => ({ name, error: 'TOO_MANY' as const })),
      ]);
    },
    remove({ id }: ChosenPicture) {
      choose(latest.current.filter((picture) => picture.id !== id));
    },
  };
}
