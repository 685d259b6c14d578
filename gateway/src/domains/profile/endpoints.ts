import { anything } from '../../kit/shape.ts';
import { wireName } from '../../kit/wire.ts';
import { post } from '../../rest/endpoint.ts';
import type { RegisterDeviceInput } from '../__generated__/schema.ts';

export const deviceRegister = post('device.register', '/device_infos', {
  body: ({ token, deviceType }: RegisterDeviceInput) => ({ token, device_type: wireName(deviceType) }),
  decode: anything,
  fields: ['Mutation.registerDevice'],
});
