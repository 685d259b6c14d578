import { Button, Flex, Stack } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { FormError } from '../../../../shared/forms/field-codes.ts';
import { focusFirstInvalid } from '../../../../shared/forms/focus-first-invalid.ts';
import { useUnsaved } from '../../../../shared/forms/unsaved.ts';
import { useFaultFocus } from '../../../../shared/forms/use-fault-focus.ts';
import { showToast } from '../../../../shared/ui/toast.tsx';
import { MOST_PICTURES } from '../lib/check-pictures.ts';
import type { TipDraft } from '../lib/tip-draft.ts';
import { checkTip, faultsBefore, type TipFaults, tipRefusals } from '../lib/tip-faults.ts';
import { usePictures } from '../lib/use-pictures.ts';
import { LegsField } from './legs-field.tsx';
import { PicturesField, type SavedPicture } from './pictures-field.tsx';
import { TipFields } from './tip-fields.tsx';

interface TipFormProps {
  /** The tip as it is saved; what is typed stands over it. */
  readonly saved: TipDraft;
  readonly savedPictures: readonly SavedPicture[];
  /** Whether what is tipped, odds, stake and times can be read only. */
  readonly isResultFixed?: boolean;
  readonly submitLabel: ReactNode;
  readonly isSaving: boolean;
  /** Saves what is typed with the new pictures. Gives what is wrong with it; null when the person knows how it went. */
  readonly onSave: (draft: TipDraft, files: readonly File[]) => Promise<readonly FormError[] | null>;
  readonly onRemovePicture?: (picture: SavedPicture) => void;
}

/** A tip to be written: what is tipped, the matches of a bet, the pictures. */
export function TipForm(props: TipFormProps) {
  const {
    saved,
    savedPictures,
    isResultFixed = false,
    submitLabel,
    isSaving,
    onSave,
    onRemovePicture,
  } = props;
  const intl = useIntl();
  const [typed, setTyped] = useState<Partial<TipDraft>>({});
  const [faults, setFaults] = useState<TipFaults>({});
  const form = useFaultFocus(faults);
  const pictures = usePictures(MOST_PICTURES - savedPictures.length);
  const draft = { ...saved, ...typed };
  useUnsaved(Object.keys(typed).length > 0 || pictures.chosen.length > 0);
  const change = (next: Partial<TipDraft>) => setTyped((before) => ({ ...before, ...next }));

  const removeLeg = (place: number) => {
    change({ matches: draft.matches.filter((_, at) => at !== place) });
    setFaults(faultsBefore(faults, 'matches', place));
  };
  const removePicture = (place: number) => {
    for (const picture of pictures.chosen.slice(place, place + 1)) pictures.remove(picture);
    setFaults(faultsBefore(faults, 'images', place));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || focusFirstInvalid(event.currentTarget)) return;
    const found = checkTip(draft);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const errors = await onSave(
      draft,
      pictures.chosen.map(({ file }) => file),
    );
    if (errors === null || errors.length === 0) return;
    const refusals = tipRefusals(errors);
    setFaults(refusals);
    if (Object.keys(refusals).length === 0) {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.refused' }) });
    }
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack>
        <TipFields isResultFixed={isResultFixed} draft={draft} faults={faults} onChange={change} />
        <PicturesField
          saved={savedPictures}
          pictures={pictures}
          faults={faults}
          onRemoveNew={removePicture}
          {...(onRemovePicture && { onRemoveSaved: onRemovePicture })}
        />
        <LegsField
          isFixed={isResultFixed}
          legs={draft.matches}
          faults={faults}
          onChange={(matches) => change({ matches })}
          onRemove={removeLeg}
        />
        <Flex gap="xs" wrap="wrap">
          <Button type="submit" loading={isSaving}>
            {submitLabel}
          </Button>
          <Button component={Link} to="/admin/tips/all" variant="default">
            <FormattedMessage id="admin.common.backToList" />
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
