/**
 * @generated SignedSource<<02f788704556d1a6659b0c44a20c9895>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PaymentMethod = "BLIK" | "P24";
export type PaymentStatus = "CANCELLED" | "DONE" | "EXPIRED" | "FAILED" | "HELD" | "PENDING" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type sharePanels_stats$data = {
  readonly byMethod: ReadonlyArray<{
    readonly amountPln: number;
    readonly count: number;
    readonly method: PaymentMethod | null | undefined;
  }>;
  readonly byPlan: ReadonlyArray<{
    readonly amountPln: number;
    readonly count: number;
    readonly planName: string;
  }>;
  readonly byStatus: ReadonlyArray<{
    readonly amountPln: number;
    readonly count: number;
    readonly status: PaymentStatus;
    readonly statusText: string;
  }>;
  readonly " $fragmentType": "sharePanels_stats";
};
export type sharePanels_stats$key = {
  readonly " $data"?: sharePanels_stats$data;
  readonly " $fragmentSpreads": FragmentRefs<"sharePanels_stats">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amountPln",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "sharePanels_stats",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentPlanStats",
      "kind": "LinkedField",
      "name": "byPlan",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planName",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentMethodStats",
      "kind": "LinkedField",
      "name": "byMethod",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentStatusStats",
      "kind": "LinkedField",
      "name": "byStatus",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "statusText",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentStats",
  "abstractKey": null
};
})();

(node as any).hash = "efcebbbd6b7fee9759071bbabf82fa29";

export default node;
