import { Box, SimpleGrid } from '@mantine/core';
import { type ReactNode, useContext, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FormError } from '../../../../shared/forms/form-errors.ts';
import { useForm } from '../../../../shared/forms/use-form.ts';
import { ClockContext } from '../../../../shared/live/clock.ts';
import { DatePicker } from '../../../../shared/ui/date-picker/date-picker.tsx';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { AdminForm } from '../../parts/admin-form.tsx';
import { checkDays, dayErrorTexts, daysInput, lastMonth } from '../lib/file-days.ts';

interface FileFormProps {
  readonly title: ReactNode;
  /** Describes what the file will contain. */
  readonly help: ReactNode;
  /** Fields above the days. */
  readonly children: ReactNode;
  /** Whether `children` differ from their default. */
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Returns validation errors, or null when a failure has already been shown. */
  readonly onSubmit: (days: { from: string; until: string }) => Promise<readonly FormError[] | null>;
}

/** Form for a new file: the days it covers and type-specific fields. */
export function FileForm({ title, help, children, isChanged, isSaving, onSubmit }: FileFormProps) {
  const intl = useIntl();
  const clock = useContext(ClockContext);
  const [saved] = useState(() => lastMonth(clock.now()));
  const form = useForm({
    saved,
    texts: dayErrorTexts,
    check: checkDays,
    send: (days) => onSubmit(daysInput(days)),
    isSaving,
    isChanged,
  });
  return (
    <>
      <PageHead title={title} />
      <AdminForm
        title="admin.newFile.days"
        form={form}
        submit="admin.newFile.submit"
        list="/admin/files"
        back="admin.newFile.back"
      >
        {children}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <DatePicker
            {...form.field('from')}
            label={intl.formatMessage({ id: 'admin.newFile.from' })}
            minView="day"
          />
          <DatePicker
            {...form.field('until')}
            label={intl.formatMessage({ id: 'admin.newFile.until' })}
            minView="day"
          />
        </SimpleGrid>
        <Box component="p" c="dimmed" fz="var(--fs-13)">
          {help}
        </Box>
      </AdminForm>
    </>
  );
}
