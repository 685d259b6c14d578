/**
 * @generated SignedSource<<6947278950bfbba536e2463c55483d97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type promoCodeListItem_promoCode$data = {
  readonly code: string;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly isDisabled: boolean;
  readonly percent: number;
  readonly startsAt: string | null | undefined;
  readonly usageCount: number | null | undefined;
  readonly " $fragmentType": "promoCodeListItem_promoCode";
};
export type promoCodeListItem_promoCode$key = {
  readonly " $data"?: promoCodeListItem_promoCode$data;
  readonly " $fragmentSpreads": FragmentRefs<"promoCodeListItem_promoCode">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "promoCodeListItem_promoCode",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDisabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usageCount",
      "storageKey": null
    }
  ],
  "type": "PromoCode",
  "abstractKey": null
};

(node as any).hash = "b47bfa966c86dce022cbe2266d84ae29";

export default node;
