import '../ui/inner-styles.ts';
import { Box, Button, Flex, Stack } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { SingleCard } from '../ui/single-card.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useUnsavedFields } from './use-unsaved-fields.ts';

interface AccountFormProps {
  heading: ReactNode;
  /** What the form is for, under the heading. */
  intro?: ReactNode;
  /** The fields. */
  children?: ReactNode;
  /** Why the last try failed where no single field is to blame. */
  refusal?: ReactNode;
  submitLabel: ReactNode;
  isSending: boolean;
  onSubmit: () => unknown;
  /** Ways to other forms, under the button. */
  footer?: ReactNode;
  /** Whether what is typed is worth no question before it is lost. */
  isBrief?: boolean;
}

/** A form on a panel of its own, as signing in and registering are. A refusal stands over the button. */
export function AccountForm(props: AccountFormProps) {
  const { heading, intro, children, refusal, submitLabel, isSending, onSubmit, footer } = props;
  const form = useRef<HTMLFormElement>(null);
  const reports = useUnsavedFields(form, !props.isBrief);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) onSubmit();
  };
  return (
    <SingleCard>
      <form ref={form} onSubmit={submit} noValidate {...reports}>
        <Stack>
          <h1>{heading}</h1>
          {intro && (
            <Box component="p" mt="calc(-1 * var(--sp-2))" c="var(--text-2)">
              {intro}
            </Box>
          )}
          {children}
          {refusal && (
            <Flex
              component="p"
              role="alert"
              gap="xs"
              py={10}
              px="sm"
              c="var(--danger-text)"
              fw={500}
              bg="var(--danger-soft)"
              bd="1px solid var(--danger-line)"
              bdrs="sm"
            >
              <IconAlertCircle style={{ flex: 'none', marginTop: 1 }} size={18} stroke={1.8} aria-hidden />
              {refusal}
            </Flex>
          )}
          <Button type="submit" size="md" fullWidth loading={isSending}>
            {submitLabel}
          </Button>
          {footer && (
            <Flex
              wrap="wrap"
              gap="4px 16px"
              justify="space-between"
              c="var(--text-2)"
              fz="var(--fs-13)"
              lh="24px"
            >
              {footer}
            </Flex>
          )}
        </Stack>
      </form>
      <UnsavedGuard />
    </SingleCard>
  );
}
