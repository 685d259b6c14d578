import { Box, Button, Flex, Stack, Textarea, TextInput } from '@mantine/core';
import { type ChangeEvent, type ReactNode, type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormError } from '../../../../shared/forms/form-errors.ts';
import { focusFirstInvalid, useErrorFocus } from '../../../../shared/forms/form-focus.ts';
import { useUnsaved } from '../../../../shared/forms/unsaved.ts';
import { tipKinds } from '../../../../shared/tip/tip-params.ts';
import { Segments } from '../../../../shared/ui/choices.tsx';
import { DatePicker } from '../../../../shared/ui/date-picker/date-picker.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { showToast } from '../../../../shared/ui/toast.tsx';
import { LinkButton } from '../../../parts/link-button.tsx';
import { MAX_PICTURES } from '../lib/check-pictures.ts';
import {
  checkTip,
  errorsBefore,
  type TipDraft,
  type TipErrors,
  tipErrorText,
  tipServerErrors,
} from '../lib/tip-draft.ts';
import { LegsField } from './legs-field.tsx';
import { PicturesField, type SavedPicture, usePictures } from './pictures-field.tsx';

interface TipFormProps {
  /** The saved tip. Unsaved input overrides it. */
  readonly saved: TipDraft;
  readonly savedPictures: readonly SavedPicture[];
  /** Whether tip, odds, stake and kick-offs are read-only. */
  readonly isResultFixed?: boolean;
  readonly submitLabel: ReactNode;
  readonly isSaving: boolean;
  /** Returns validation errors, or null when the outcome has already been shown. */
  readonly onSave: (draft: TipDraft, files: readonly File[]) => Promise<readonly FormError[] | null>;
  readonly onRemovePicture?: (picture: SavedPicture) => void;
}

export function TipForm(props: TipFormProps) {
  const { saved, savedPictures, isResultFixed = false, isSaving, onSave, onRemovePicture } = props;
  const intl = useIntl();
  const [typed, setTyped] = useState<Partial<TipDraft>>({});
  const [fieldErrors, setFieldErrors] = useState<TipErrors>({});
  const form = useErrorFocus(fieldErrors);
  const pictures = usePictures(MAX_PICTURES - savedPictures.length);
  const draft = { ...saved, ...typed };
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(saved) || pictures.chosen.length > 0);
  const change = (next: Partial<TipDraft>) => setTyped((before) => ({ ...before, ...next }));

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || focusFirstInvalid(event.currentTarget)) return;
    const draftErrors = checkTip(draft);
    setFieldErrors(draftErrors);
    if (Object.keys(draftErrors).length > 0) return;
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
          onRemoveNew={(index) => setFieldErrors(errorsBefore(fieldErrors, 'images', index))}
          {...(onRemovePicture && { onRemoveSaved: onRemovePicture })}
        />
        <LegsField
          isReadOnly={isResultFixed}
          legs={draft.matches}
          fieldErrors={fieldErrors}
          onChange={(matches) => change({ matches })}
          onRemove={(index) => setFieldErrors(errorsBefore(fieldErrors, 'matches', index))}
        />
        <Flex gap="xs" wrap="wrap">
          <Button type="submit" loading={isSaving}>
            {props.submitLabel}
          </Button>
          <LinkButton to="/admin/tips/all" label="admin.common.backToList" />
        </Flex>
      </Stack>
    </form>
  );
}

interface TipFieldsProps {
  readonly draft: TipDraft;
  readonly fieldErrors: TipErrors;
  readonly isResultFixed: boolean;
  readonly onChange: (change: Partial<TipDraft>) => void;
}

const figures = ['odds', 'stake', 'expectedValue', 'qualityValue'] as const;
const requiredFigures: ReadonlySet<keyof TipDraft> = new Set(['odds', 'stake']);

function TipFields({ draft, fieldErrors, isResultFixed, onChange }: TipFieldsProps) {
  const intl = useIntl();
  const field = <Name extends keyof TipDraft>(name: Name) => ({
    value: draft[name],
    error: tipErrorText(fieldErrors, name, intl),
  });
  const text = (name: 'tip' | 'title' | 'description' | (typeof figures)[number]) => ({
    ...field(name),
    name,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: currentTarget.value }),
  });
  const half = { base: '1 0 100%', sm: '0 0 calc(50% - 8px)' };
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
            onChange={(type) => onChange({ type })}
          />
        </Box>
        {(['tip', 'title'] as const).map((name) => (
          <TextInput
            key={name}
            {...text(name)}
            flex={half}
            disabled={isResultFixed}
            required
            maxLength={200}
            autoComplete="off"
            label={intl.formatMessage({ id: name === 'tip' ? 'common.tip' : 'common.match' })}
            description={intl.formatMessage({
              id: name === 'tip' ? 'admin.tipForm.pickHelp' : 'admin.tipForm.titleHelp',
            })}
          />
        ))}
        <DatePicker
          {...field('kickOff')}
          flex={half}
          label={intl.formatMessage({ id: 'common.kickOff' })}
          isRequired
          isReadOnly={isResultFixed}
          onChange={(kickOff) => onChange({ kickOff })}
        />
        {figures.map((name) => (
          <TextInput
            key={name}
            {...text(name)}
            flex={{ base: '1 0 40%', sm: '0 0 calc(25% - 12px)' }}
            size="sm"
            disabled={isResultFixed && requiredFigures.has(name)}
            required={requiredFigures.has(name)}
            inputMode="decimal"
            autoComplete="off"
            label={intl.formatMessage({ id: 'admin.tipForm.figure' }, { field: name })}
            description={name === 'qualityValue' && intl.formatMessage({ id: 'admin.tipForm.qualityHelp' })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        ))}
        <Textarea
          {...text('description')}
          flex="1 0 100%"
          // Grows with its text, up to a limit.
          styles={{ input: { fieldSizing: 'content', minHeight: '7lh', maxHeight: '28lh' } }}
          rows={4}
          maxLength={5000}
          label={intl.formatMessage({ id: 'admin.common.reasoning' })}
        />
      </Flex>
    </Panel>
  );
}
