import { Box, Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useContext, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MessageId } from '../../../../i18n/texts.ts';
import type { FormError } from '../../../../shared/forms/form-errors.ts';
import { focusFirstInvalid } from '../../../../shared/forms/form-focus.ts';
import { useUnsaved } from '../../../../shared/forms/unsaved.ts';
import { ClockContext } from '../../../../shared/live/clock.ts';
import { DatePicker } from '../../../../shared/ui/date-picker/date-picker.tsx';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { showToast } from '../../../../shared/ui/toast.tsx';
import { type DayErrors, dayServerErrors, lastMonth, readDays } from '../lib/file-days.ts';

interface FileFormProps {
  readonly title: ReactNode;
  /** What the file will have of the days. */
  readonly help: ReactNode;
  /** What is chosen besides the days. */
  readonly children: ReactNode;
  /** Whether that is another choice than the first. */
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Has the file made; gives what is wrong, or null when that failed and the person knows. */
  readonly onSubmit: (days: { from: string; until: string }) => Promise<readonly FormError[] | null>;
}

/** Asks for the days of a file and has it made. */
export function FileForm(props: FileFormProps) {
  const { title, help, children, isChanged, isSaving, onSubmit } = props;
  const intl = useIntl();
  const clock = useContext(ClockContext);
  const [firstDays] = useState(() => lastMonth(clock.now()));
  const [days, setDays] = useState(firstDays);
  const [fieldErrors, setFieldErrors] = useState<DayErrors>({});
  useUnsaved(isChanged || JSON.stringify(days) !== JSON.stringify(firstDays));

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving || focusFirstInvalid(event.currentTarget)) return;
    const read = readDays(days);
    if ('fieldErrors' in read) return setFieldErrors(read.fieldErrors);
    setFieldErrors({});
    const errors = await onSubmit(read.days);
    if (!errors || errors.length === 0) return;
    const serverErrors = dayServerErrors(errors);
    setFieldErrors(serverErrors);
    if (Object.keys(serverErrors).length === 0) {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.refused' }) });
    }
  };
  const dayField = (name: 'from' | 'until', label: MessageId) => (
    <DatePicker
      label={intl.formatMessage({ id: label })}
      minView="day"
      value={days[name]}
      onChange={(value) => setDays({ ...days, [name]: value })}
      error={fieldErrors[name] && intl.formatMessage({ id: fieldErrors[name] })}
    />
  );

  return (
    <>
      <PageHead title={title} />
      <Panel title={<FormattedMessage id="admin.newFile.days" />}>
        <form onSubmit={submit} noValidate>
          <Stack maw={720} p="md">
            {children}
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
              {dayField('from', 'admin.newFile.from')}
              {dayField('until', 'admin.newFile.until')}
            </SimpleGrid>
            <Box component="p" c="dimmed" fz="var(--fs-13)">
              {help}
            </Box>
            <Group gap="xs">
              <Button type="submit" loading={isSaving}>
                <FormattedMessage id="admin.newFile.submit" />
              </Button>
              <Button component={Link} to="/admin/files" variant="default">
                <FormattedMessage id="admin.newFile.back" />
              </Button>
            </Group>
          </Stack>
        </form>
      </Panel>
    </>
  );
}
