/**
 * @generated SignedSource<<5b3b288f1e6c971573cb65bb7e170478>>
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
  readonly user: {
    readonly discord: string | null | undefined;
    readonly email: string;
    readonly id: string;
    readonly isAdmin: boolean;
    readonly isTyper: boolean;
  };
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

(node as any).hash = "d4302a36e5cdfe5a8ef4a5af703ec384";

export default node;
