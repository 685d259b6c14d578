import { Box, Button, Flex, Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useForm } from '../../../../shared/forms/use-form.ts';
import type { FormError } from '../../../../shared/relay/form-errors.ts';
import { tipKinds } from '../../../../shared/tip/tip-params.ts';
import { Segments } from '../../../../shared/ui/choices.tsx';
import { DatePicker } from '../../../../shared/ui/date-picker/date-picker.tsx';
import { ErrorText } from '../../../../shared/ui/error-text.tsx';
import { useLanguage } from '../../../../shared/ui/formats.ts';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { LinkButton } from '../../../parts/link-button.tsx';
import { maxPictures } from '../lib/check-pictures.ts';
import {
  checkTip,
  emptyDraft,
  type SavedTip,
  type TipDraft,
  type TipFormState,
  toTipDraft,
} from '../lib/tip-draft.ts';
import { LegsField } from './legs-field.tsx';
import { PicturesField, type SavedPicture, usePictures } from './pictures-field.tsx';

interface TipFormProps {
  /** The saved tip. Unsaved input overrides it. */
  readonly tip?: SavedTip;
  /** Whether tip, odds, stake and kick-offs are read-only. */
  readonly isResultFixed?: boolean;
  readonly submitLabel: ReactNode;
  readonly isSaving: boolean;
  /** Returns validation errors, or null when the outcome has already been shown. */
  readonly onSave: (
    draft: TipDraft,
    files: readonly File[],
    base: SavedTip | undefined,
  ) => Promise<readonly FormError[] | null>;
  readonly onRemovePicture?: (picture: SavedPicture) => void;
}

export function TipForm(props: TipFormProps) {
  const { tip, isResultFixed = false, isSaving, onSave, onRemovePicture } = props;
  const intl = useIntl();
  const language = useLanguage();
  const savedPictures = tip?.images ?? [];
  const pictures = usePictures(maxPictures - savedPictures.length);
  const form = useForm<TipDraft, SavedTip | undefined>({
    name: 'tip',
    record: tip,
    saved: (base) => (base ? toTipDraft(base, language) : emptyDraft),
    keepsTyped: true,
    texts: (error) => intl.formatMessage({ id: 'admin.tipForm.error' }, { error }),
    check: checkTip,
    send: (draft, { base }) =>
      onSave(
        draft,
        pictures.chosen.map(({ file }) => file),
        base,
      ),
    isSaving,
  });

  return (
    <form {...form.element}>
      <Stack>
        <TipFields form={form} isResultFixed={isResultFixed} />
        <PicturesField
          saved={savedPictures}
          pictures={pictures}
          form={form}
          onRemoveSaved={onRemovePicture}
        />
        <LegsField form={form} isReadOnly={isResultFixed} />
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
  readonly form: TipFormState;
  readonly isResultFixed: boolean;
}

const figures = ['odds', 'stake', 'expectedValue', 'qualityValue'] as const;
const requiredFigures: ReadonlySet<keyof TipDraft> = new Set(['odds', 'stake']);

function TipFields({ form, isResultFixed }: TipFieldsProps) {
  const intl = useIntl();
  const half = { base: '1 0 100%', sm: '0 0 calc(50% - 8px)' };
  const typeError = form.error('type');
  return (
    <Panel title={<FormattedMessage id="common.tip" />}>
      <Flex wrap="wrap" gap="md" align="start" p="md">
        <Box flex="1 0 100%">
          <Segments
            isStacked
            label={intl.formatMessage({ id: 'common.kind' })}
            value={form.values.type}
            values={tipKinds.map(({ type }) => type)}
            nameOf={(kind) => intl.formatMessage({ id: 'shared.tip.kind' }, { kind })}
            onChange={(type) => form.put({ type })}
          />
          {typeError && (
            <ErrorText component="p" mt={6} role="alert">
              {typeError}
            </ErrorText>
          )}
        </Box>
        {(['tip', 'title'] as const).map((name) => (
          <TextInput
            key={name}
            {...form.text(name)}
            flex={half}
            disabled={isResultFixed}
            required
            maxLength={200}
            label={intl.formatMessage({ id: name === 'tip' ? 'common.tip' : 'common.match' })}
            description={intl.formatMessage({
              id: name === 'tip' ? 'admin.tipForm.pickHelp' : 'admin.tipForm.titleHelp',
            })}
          />
        ))}
        <DatePicker
          {...form.field('kickOff')}
          flex={half}
          label={intl.formatMessage({ id: 'common.kickOff' })}
          isRequired
          isReadOnly={isResultFixed}
        />
        {figures.map((name) => (
          <TextInput
            key={name}
            {...form.text(name)}
            flex={{ base: '1 0 40%', sm: '0 0 calc(25% - 12px)' }}
            size="sm"
            disabled={isResultFixed && requiredFigures.has(name)}
            required={requiredFigures.has(name)}
            inputMode="decimal"
            label={intl.formatMessage({ id: 'admin.tipForm.figure' }, { field: name })}
            description={name === 'qualityValue' && intl.formatMessage({ id: 'admin.tipForm.qualityHelp' })}
          />
        ))}
        <Textarea
          {...form.text('description')}
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
