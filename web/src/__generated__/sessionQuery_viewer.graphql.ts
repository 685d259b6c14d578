/**
 * @generated SignedSource<<fd34d5384ab984211f1b7996aef40a8e>>
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

(node as any).hash = "8fc9e188af3dafa6f44a96b29d676c44";

export default node;
