import '../../shared/ui/inner-styles.ts';
import { Drawer } from '@mantine/core';
import { useIntl } from 'react-intl';
import { useCart } from '../../shared/cart/use-cart.ts';
import { DialogWithForms } from '../../shared/forms/dialog-with-forms.tsx';
import classes from './cart-sheet.module.css';
import { CartContent } from './parts/cart-content.tsx';

/** The cart as a sheet at the side, on a phone over the whole screen. Escape and the cross close it. */
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
          classNames={{ content: classes.sheet }}
        >
          <Drawer.Overlay />
          <Drawer.Content>
            <CartContent
              title={
                <Drawer.Title className={classes.title}>
                  {intl.formatMessage({ id: 'public.cart.title' })}
                </Drawer.Title>
              }
              closeButton={
                <Drawer.CloseButton
                  className={classes.close}
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
