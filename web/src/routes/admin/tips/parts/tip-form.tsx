import { Box, Button, Flex, Stack, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { FormError } from '../../../../shared/forms/form-errors.ts';
import { focusFirstInvalid, useErrorFocus } from '../../../../shared/forms/form-focus.ts';
import { useUnsaved } from '../../../../shared/forms/unsaved.ts';
import { tipKinds } from '../../../../shared/tip/tip-params.ts';
import { Segments } from '../../../../shared/ui/choices.tsx';
import { DatePicker } from '../../../../shared/ui/date-picker/date-picker.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { showToast } from '../../../../shared/ui/toast.tsx';
import { MOST_PICTURES } from '../lib/check-pictures.ts';
import type { TipDraft } from '../lib/tip-draft.ts';
import { checkTip, fieldErrorsBefore, type TipErrors, tipServerErrors } from '../lib/tip-draft.ts';
import { LegsField } from './legs-field.tsx';
import { PicturesField, type SavedPicture, usePictures } from './pictures-field.tsx';

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
  const [fieldErrors, setFieldErrors] = useState<TipErrors>({});
  const form = useErrorFocus(fieldErrors);
  const pictures = usePictures(MOST_PICTURES - savedPictures.length);
  const draft = { ...saved, ...typed };
  useUnsaved(Object.keys(typed).length > 0 || pictures.chosen.length > 0);
  const change = (next: Partial<TipDraft>) => setTyped((before) => ({ ...before, ...next }));

  const removeLeg = (place: number) => {
    change({ matches: draft.matches.filter((_, at) => at !== place) });
    setFieldErrors(fieldErrorsBefore(fieldErrors, 'matches', place));
  };
  const removePicture = (place: number) => {
    for (const picture of pictures.chosen.slice(place, place + 1)) pictures.remove(picture);
    setFieldErrors(fieldErrorsBefore(fieldErrors, 'images', place));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || focusFirstInvalid(event.currentTarget)) return;
    const found = checkTip(draft);
    setFieldErrors(found);
    if (Object.keys(found).length > 0) return;
    const errors = await onSave(
      draft,
      pictures.chosen.map(({ file }) => file),
    );
    if (errors === null || errors.length === 0) return;
    const serverErrors = tipServerErrors(errors);
    setFieldErrors(serverErrors);
    if (Object.keys(serverErrors).length === 0) {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.refused' }) });
    }
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack>
        <TipFields isResultFixed={isResultFixed} draft={draft} fieldErrors={fieldErrors} onChange={change} />
        <PicturesField
          saved={savedPictures}
          pictures={pictures}
          fieldErrors={fieldErrors}
          onRemoveNew={removePicture}
          {...(onRemovePicture && { onRemoveSaved: onRemovePicture })}
        />
        <LegsField
          isFixed={isResultFixed}
          legs={draft.matches}
          fieldErrors={fieldErrors}
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

interface TipFieldsProps {
  readonly draft: TipDraft;
  readonly fieldErrors: TipErrors;
  /** Whether what is tipped, odds, stake and kick-off can be read only. */
  readonly isResultFixed: boolean;
  readonly onChange: (change: Partial<TipDraft>) => void;
}

const figures = ['odds', 'stake', 'expectedValue', 'qualityValue'] as const;
const needed: ReadonlySet<keyof TipDraft> = new Set(['odds', 'stake']);

function TipFields({ draft, fieldErrors, isResultFixed, onChange }: TipFieldsProps) {
  const intl = useIntl();
  const words = (id: keyof TipDraft) => {
    const error = fieldErrors[id];
    return error === undefined ? null : intl.formatMessage({ id: 'admin.tipForm.error' }, { error });
  };
  return (
    <Panel title={<FormattedMessage id="common.tip" />}>
      <Flex wrap="wrap" gap="md" align="start" p="md">
        <Box flex="1 0 100%">
          <Segments
            isStacked
            label={intl.formatMessage({ id: 'common.kind' })}
            value={draft.type}
            options={tipKinds.map(({ type }) => ({
              value: type,
              label: intl.formatMessage({ id: 'shared.tip.kind' }, { kind: type }),
            }))}
            onChange={(value) => {
              const kind = tipKinds.find(({ type }) => type === value);
              if (kind) onChange({ type: kind.type });
            }}
          />
        </Box>
        <TextInput
          flex={{ base: '1 0 100%', sm: '0 0 calc(50% - 8px)' }}
          name="tip"
          disabled={isResultFixed}
          required
          maxLength={200}
          autoComplete="off"
          label={intl.formatMessage({ id: 'common.tip' })}
          description={intl.formatMessage({ id: 'admin.tipForm.pickHelp' })}
          value={draft.tip}
          onChange={({ currentTarget }) => onChange({ tip: currentTarget.value })}
          error={words('tip')}
        />
        <TextInput
          flex={{ base: '1 0 100%', sm: '0 0 calc(50% - 8px)' }}
          name="title"
          disabled={isResultFixed}
          required
          maxLength={200}
          autoComplete="off"
          label={intl.formatMessage({ id: 'common.match' })}
          description={intl.formatMessage({ id: 'admin.tipForm.titleHelp' })}
          value={draft.title}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
          error={words('title')}
        />
        <DatePicker
          flex={{ base: '1 0 100%', sm: '0 0 calc(50% - 8px)' }}
          label={intl.formatMessage({ id: 'common.kickOff' })}
          isRequired
          isReadOnly={isResultFixed}
          value={draft.kickOff}
          onChange={(kickOff) => onChange({ kickOff })}
          error={words('kickOff')}
        />
        {figures.map((field) => (
          <TextInput
            key={field}
            flex={{ base: '1 0 40%', sm: '0 0 calc(25% - 12px)' }}
            size="sm"
            name={field}
            disabled={isResultFixed && needed.has(field)}
            required={needed.has(field)}
            inputMode="decimal"
            autoComplete="off"
            label={intl.formatMessage({ id: 'admin.tipForm.figure' }, { field })}
            description={field === 'qualityValue' && intl.formatMessage({ id: 'admin.tipForm.qualityHelp' })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={draft[field]}
            onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
            error={words(field)}
          />
        ))}
        <Textarea
          flex="1 0 100%"
          // As high as what is written, within reason.
          styles={{ input: { fieldSizing: 'content', minHeight: '7lh', maxHeight: '28lh' } }}
          name="description"
          rows={4}
          maxLength={5000}
          label={intl.formatMessage({ id: 'admin.common.reasoning' })}
          value={draft.description}
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
          error={words('description')}
        />
      </Flex>
    </Panel>
  );
}
