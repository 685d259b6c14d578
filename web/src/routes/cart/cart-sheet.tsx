import '../../shared/ui/inner-styles.ts';
import { Drawer } from '@mantine/core';
import { useIntl } from 'react-intl';
import { DialogWithForms } from '../../shared/forms/unsaved-guard.tsx';
import { useCart } from '../../shared/payment/cart-store.ts';
import { CartContent } from './parts/cart-content.tsx';

/** The cart as a drawer, full screen on phones. */
export function CartSheet() {
  const intl = useIntl();
  const { isOpen, close } = useCart();
  return (
    <DialogWithForms onClose={close}>
      {(closeSheet) => (
        <Drawer.Root
          opened={isOpen}
          onClose={closeSheet}
          position="right"
          size="min(100vw, 864px)"
          radius={0}
          styles={{
            content: { display: 'flex', flexDirection: 'column', background: 'var(--surface-panel)' },
          }}
        >
          <Drawer.Overlay />
          <Drawer.Content>
            <CartContent
              title={
                <Drawer.Title fz="xl" fw={600} lh="xl" style={{ fontStretch: 'var(--wdth-head)' }}>
                  {intl.formatMessage({ id: 'public.cart.title' })}
                </Drawer.Title>
              }
              closeButton={
                <Drawer.CloseButton
                  w={{ base: 44, md: 36 }}
                  h={{ base: 44, md: 36 }}
                  m={0}
                  c="var(--text-2)"
                  aria-label={intl.formatMessage({ id: 'public.cart.close' })}
                />
              }
            />
          </Drawer.Content>
        </Drawer.Root>
      )}
    </DialogWithForms>
  );
}
