import { Box, Button, FileButton, Stack, UnstyledButton } from '@mantine/core';
import { IconPhotoUp, IconX } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { MOST_PICTURES } from '../lib/check-pictures.ts';
import type { TipFaults } from '../lib/tip-faults.ts';
import type { usePictures } from '../lib/use-pictures.ts';
import styles from './pictures-field.module.css';

/** A picture that the tip has. */
export interface SavedPicture {
  readonly id: string;
  readonly url: string;
}

interface PicturesFieldProps {
  readonly saved: readonly SavedPicture[];
  readonly pictures: ReturnType<typeof usePictures>;
  readonly faults: TipFaults;
  /** Takes the new picture at a place, from 0, out. */
  readonly onRemoveNew: (place: number) => void;
  readonly onRemoveSaved?: (picture: SavedPicture) => void;
}

/** The tip's pictures and those to be added, chosen from the device or dropped here. */
export function PicturesField({ saved, pictures, faults, onRemoveNew, onRemoveSaved }: PicturesFieldProps) {
  const intl = useIntl();
  const field = useRef<HTMLFieldSetElement>(null);
  const [isOver, setOver] = useState(false);
  const count = saved.length + pictures.chosen.length;
  const fault = faults.images;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void pictures.add([...event.dataTransfer.files]);
  };

  return (
    <Panel
      title={<FormattedMessage id="admin.tipForm.pictures" />}
      note={<FormattedMessage id="admin.tipForm.picturesNote" values={{ count, most: MOST_PICTURES }} />}
    >
      <Stack gap="sm" p="md">
        {count > 0 && (
          <ul className={styles.pictures}>
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
              const found = faults[`images.${place}`];
              return (
                <Picture
                  key={picture.address}
                  address={picture.address}
                  name={intl.formatMessage(
                    { id: 'admin.tipForm.newPicture' },
                    { number: place + 1, name: picture.file.name },
                  )}
                  note={intl.formatMessage({ id: found ?? 'admin.tipForm.notYet' })}
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
          </ul>
        )}
        <fieldset
          ref={field}
          tabIndex={-1}
          className={styles.drop}
          data-over={isOver || undefined}
          aria-label={intl.formatMessage({ id: 'admin.tipForm.pictures' })}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <IconPhotoUp size={24} stroke={1.6} aria-hidden="true" />
          <span>
            <FormattedMessage id="admin.tipForm.drop" />
            <Box component="span" display="block" c="var(--text-2)" fz="var(--fs-13)">
              <FormattedMessage id="admin.tipForm.dropHelp" />
            </Box>
          </span>
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
        </fieldset>
        <div role="alert">
          {fault !== undefined && (
            <p className={styles.fault}>
              <FormattedMessage id={fault} />
            </p>
          )}
          {pictures.refused.length > 0 && (
            <div className={styles.fault}>
              <FormattedMessage id="admin.tipForm.refused" values={{ count: pictures.refused.length }} />
              <ul>
                {pictures.refused.map(({ name, fault: why }) => (
                  <li key={name}>
                    {name}: <FormattedMessage id={why} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
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
    <li className={styles.picture} data-refused={isRefused || undefined}>
      <img src={address} alt={name} />
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {onRemove && (
        <UnstyledButton className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <IconX size={16} stroke={2} aria-hidden="true" />
        </UnstyledButton>
      )}
    </li>
  );
}
