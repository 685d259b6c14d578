import { Box, Drawer, Flex, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLogout, IconMenu2, IconUser } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { useSession } from '../../shared/session/use-session.ts';
import { AfterTaxSwitch } from '../../shared/tax/after-tax-switch.tsx';
import classes from './bottom-menu.module.css';
import { CartButton } from './cart-button.tsx';
import { MenuLinks, type MenuRoute } from './menu-links.tsx';
import { PlanNote } from './plan-note.tsx';
import { useSignOut } from './use-sign-out.ts';
import { WaitingLink } from './waiting-link.tsx';

interface BottomMenuProps {
  routes: readonly MenuRoute[];
}

const shown = 4;

/** The phone's menu: the first four pages, and a sheet with everything. It makes room for the keyboard. */
export function BottomMenu({ routes }: BottomMenuProps) {
  const intl = useIntl();
  const { viewer } = useSession();
  const [isOpen, { open, close }] = useDisclosure(false);
  const [signOut, isSigningOut] = useSignOut();
  const isTyping = useFieldFocus();

  return (
    <>
      <nav
        className={classes.menu}
        aria-label={intl.formatMessage({ id: 'app.menu.label' })}
        hidden={isTyping}
      >
        <MenuLinks routes={routes.slice(0, shown)} />
        <UnstyledButton aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
          <IconMenu2 size={20} stroke={1.6} aria-hidden />
          <span>
            <FormattedMessage id="app.menu.open" />
          </span>
        </UnstyledButton>
      </nav>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="auto"
        title={<b>{viewer?.email}</b>}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'app.menu.close' }) }}
        classNames={{ content: classes.sheet }}
      >
        <Flex component="p" className={classes.plan} gap="xs" pb="sm" c="dimmed" fz="var(--fs-13)">
          <PlanNote viewer={viewer} />
        </Flex>
        <nav className={classes.list} aria-label={intl.formatMessage({ id: 'app.menu.label' })}>
          <WaitingLink onFollow={close} />
          <CartButton look="line" onFollow={close} />
          <MenuLinks routes={routes} onFollow={close} />
          <NavLink to="/profile" onClick={close}>
            <IconUser size={18} stroke={1.6} aria-hidden />
            <FormattedMessage id="common.profile" />
          </NavLink>
        </nav>
        <Box py="sm" mb="xs" style={{ borderBottom: '1px solid var(--line)' }}>
          <AfterTaxSwitch />
        </Box>
        <UnstyledButton className={classes.signOut} disabled={isSigningOut} onClick={() => void signOut()}>
          <IconLogout size={18} stroke={1.6} aria-hidden />
          <FormattedMessage id="app.shell.signOut" />
        </UnstyledButton>
      </Drawer>
    </>
  );
}

/** Whether a field for typing has the focus: on a phone the keyboard is then open and takes the lower half. */
function useFieldFocus(): boolean {
  return useSyncExternalStore(subscribe, hasFieldFocus);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}

const typed = 'input:not([type=checkbox]):not([type=radio]):not([type=button]):not([type=submit]), textarea';

function hasFieldFocus(): boolean {
  return document.activeElement?.matches(typed) ?? false;
}
