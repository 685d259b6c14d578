import { shape } from '../../kit/shape.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { dashboard } from './shapes.ts';

export const userDashboard = defineEndpoint({
  id: 'user.dashboard',
  method: 'GET',
  path: (_: Record<never, never>) => '/users/dashboard.json',
  auth: 'user',
  decode: shape({ dashboard }),
  cost: 2,
  fields: [
    'Viewer.dashboard',
    'Viewer.autofilters',
    'AutofilterHit.autofilter',
    'AutofilterHit.homeRate',
    'AutofilterHit.awayRate',
    { finds: 'Autofilter' },
  ],
});
