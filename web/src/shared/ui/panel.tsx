import { Box, Card, Flex, Group } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  /** Heading of the panel. */
  readonly title: ReactNode;
  /** A figure or short note beside the heading. */
  readonly note?: ReactNode;
  /** What stands at the right of the head: facts, a link. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A surface with a hairline and a head, named for assistive technology by its heading. */
export function Panel({ title, note, aside, children, className }: PanelProps) {
  const titleId = useId();
  return (
    <Card component="section" miw={0} className={className} aria-labelledby={titleId}>
      <Group gap="2px 16px" mih={44} py={6} px="md" style={{ borderBottom: '1px solid var(--line)' }}>
        <Flex gap="xs" align="baseline" flex="1 1 auto" miw={0}>
          <Box id={titleId} component="h2" fz="sm" fw={600} lh="sm">
            {title}
          </Box>
          {note !== undefined && (
            <Box c="dimmed" fz="var(--fs-13)" style={{ whiteSpace: 'nowrap' }}>
              {note}
            </Box>
          )}
        </Flex>
        {aside !== undefined && (
          <Group fz="var(--fs-13)" wrap="nowrap">
            {aside}
          </Group>
        )}
      </Group>
      {children}
    </Card>
  );
}
