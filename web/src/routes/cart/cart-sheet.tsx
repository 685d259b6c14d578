import '../../shared/ui/main-styles.ts';
import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { DialogWithForms } from '../../shared/forms/unsaved-guard.tsx';
import { useCart } from '../../shared/payment/cart-store.ts';
import { CartContent } from './parts/cart-content.tsx';

/** The cart as a drawer, full screen on phones. */
export function CartSheet() {
  const { isOpen, close } = useCart();
  // Mantine returns the focus only from a drawer that was rendered closed before.
  const isMounted = useMounted();
  return (
    <DialogWithForms onClose={close}>
      {(closeSheet) => (
        <Drawer.Root
          opened={isOpen && isMounted}
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
            <CartContent />
          </Drawer.Content>
        </Drawer.Root>
      )}
    </DialogWithForms>
  );
}
