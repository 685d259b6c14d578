/**
 * @generated SignedSource<<2bad3f6ffd23bd514278cb3eca95d76e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Permission = "ADMIN_PANEL" | "AI_TIPS" | "AUTOFILTERS" | "DEFAULT_TIPS" | "DROPINFO" | "DROPINFO_FILTERS" | "GOQ" | "SPECIAL_TIPS" | "STATS" | "TIPS" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type sessionQuery_viewer$data = {
  readonly activeSubscription: {
    readonly discord: boolean;
    readonly expiresAt: string;
    readonly planName: string;
  } | null | undefined;
  readonly hasLimitedPlanPlace: boolean;
  readonly permissions: ReadonlyArray<Permission>;
  readonly upcomingSubscriptions: ReadonlyArray<{
    readonly planName: string;
    readonly startsAt: string;
  }>;
  readonly user: {
    readonly discord: string | null | undefined;
    readonly email: string;
    readonly id: string;
    readonly isAdmin: boolean;
    readonly isTyper: boolean;
  };
  readonly waitingPayments: ReadonlyArray<{
    readonly amountPln: number;
    readonly canCancel: boolean;
    readonly id: string;
    readonly payableUntil: string | null | undefined;
    readonly paymentUrl: string | null | undefined;
    readonly planName: string | null | undefined;
    readonly uid: string;
  }>;
  readonly " $fragmentType": "sessionQuery_viewer";
};
export type sessionQuery_viewer$key = {
  readonly " $data"?: sessionQuery_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"sessionQuery_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sessionQuery_viewer"
};

(node as any).hash = "8db8685ee41bfbc27bb825bb5fee3c4f";

export default node;
