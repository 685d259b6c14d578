/**
 * @generated SignedSource<<490012ee506db089ab555874c3c4f104>>
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
    readonly expiresAt: string;
    readonly plan: string;
  } | null | undefined;
  readonly limitedApplied: boolean;
  readonly permissions: ReadonlyArray<Permission>;
  readonly user: {
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

(node as any).hash = "9d003644878cd366aeeb6c7b53340e4a";

export default node;
