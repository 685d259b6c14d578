/**
 * @generated SignedSource<<d24836932bfdbf278bbf983efb571409>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type Permission = "ADMINPANEL" | "AUTOFILTERS" | "CHATGPT_TIPS" | "DEFAULT_TIPS" | "DROPINFO" | "DROPINFO_FILTERS" | "GOQ" | "SPECIAL_TIPS" | "STATS" | "TIPS" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type sessionQuery_viewer$data = {
  readonly activeSubscription: {
    readonly discord: boolean;
    readonly expiresAt: string;
    readonly plan: string;
  } | null | undefined;
  readonly limitedApplied: boolean;
  readonly permissions: ReadonlyArray<Permission>;
  readonly upcomingSubscriptions: ReadonlyArray<{
    readonly plan: string;
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
    readonly payableUntil: string | null | undefined;
    readonly paymentUrl: string | null | undefined;
    readonly plan: string | null | undefined;
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

(node as any).hash = "2a2d5de5b8e4f04e24db8c404dfd2ed6";

export default node;
