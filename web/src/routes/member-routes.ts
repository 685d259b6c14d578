import '../shared/ui/member-styles.ts';
import type { Route } from '../shared/routing/route.ts';
import { admin } from './admin/route.ts';
import { autofilters } from './autofilters/route.tsx';
import { dashboard } from './dashboard/route.tsx';
import { dropinfoBacktest } from './dropinfo/backtest/route.tsx';
import { dropinfo } from './dropinfo/route.tsx';
import { leagues } from './leagues/route.tsx';
import { payment } from './payment/route.tsx';
import { singlePayment } from './payments/payment/route.tsx';
import { profile } from './profile/route.tsx';
import { qualityValue } from './quality-value/route.tsx';
import { tips } from './tips/route.tsx';

/** The signed-in area, in the order of its menus. */
export const memberRoutes: readonly Route[] = [
  leagues,
  autofilters,
  tips,
  dropinfo,
  dropinfoBacktest,
  qualityValue,
  dashboard,
  profile,
  singlePayment,
  payment,
  admin,
];
