import { Box, type BoxProps, Flex, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../i18n/texts.ts';

export interface Fact {
  readonly name: MessageId;
  /** Values of the name's message. */
  readonly names?: Readonly<Record<string, string | null>>;
  readonly value: ReactNode;
}

/** Omits facts without a value. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(
        ({ name, names, value }) =>
          value && (
            <Flex
              key={JSON.stringify([name, names])}
              variant="row"
              justify="space-between"
              gap="md"
              px={0}
              py={10}
            >
              <Box component="dt" c="dimmed">
                <FormattedMessage id={name} {...(names && { values: names })} />
              </Box>
              <Box component="dd" miw="6em" fw={500} ta="right" style={{ overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Flex>
          ),
      )}
    </dl>
  );
}

interface SingleCardProps extends BoxProps {
  readonly children: ReactNode;
  readonly 'aria-busy'?: boolean;
}

/** The only card of a page, centered. */
export function SingleCard({ maw = 400, children, ...box }: SingleCardProps) {
  return (
    <Flex
      flex={1}
      align={{ base: 'flex-start', sm: 'center' }}
      justify="center"
      pt={{ base: 'md', sm: 'lg' }}
      pb={64}
    >
      <Box
        component="section"
        w="100%"
        maw={maw}
        py={{ base: 20, sm: 28 }}
        px={{ base: 'md', sm: 28 }}
        bg="var(--surface-panel)"
        bd="1px solid var(--line)"
        bdrs="md"
        {...box}
      >
        <Stack>{children}</Stack>
      </Box>
    </Flex>
  );
}

/** A figure with its name, for a `dl data-figures`. */
export function Figure({ name, children, ...box }: BoxProps & { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <Box component="dd" {...box}>
        {children}
      </Box>
    </div>
  );
}
