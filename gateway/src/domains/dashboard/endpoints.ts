import { shape } from '../../kit/shape.ts';
import { get } from '../../rest/endpoint.ts';
import { dashboard } from './shapes.ts';

export const userDashboard = get('user.dashboard', '/users/dashboard.json', {
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
