/**
 * @generated SignedSource<<2b9a2acb53e110f70370557642cd88bb>>
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
  readonly percentage: number;
  readonly startsAt: string | null | undefined;
  readonly uses: number | null | undefined;
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
      "name": "percentage",
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
      "name": "uses",
      "storageKey": null
    }
  ],
  "type": "AdminPromoCode",
  "abstractKey": null
};

(node as any).hash = "ab7e220b966356610f47a5f5ab4be432";

export default node;
