import { reader } from '../../kit/compile-shape.ts';
import { promoCode } from './shapes.ts';

/** A promo code of the wire as admins see it. */
export const toPromoCode = reader(promoCode);
