import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { bodyText } from '../http/field-codes.ts';
import { languageOf } from '../http/language.ts';
import { callerOf } from '../identity/authentication.ts';
import { registerDevice } from './register-device.ts';

const deviceBody = z.object({ token: bodyText, device_type: bodyText }).catch({ token: '', device_type: '' });

/** Devices that may ring. */
export function deviceRoutes(server: FastifyInstance, context: ApiContext): void {
  server.post('/device_infos', async (request) => {
    const { token, device_type: deviceType } = deviceBody.parse(request.body);
    const device = { token, deviceType, lang: languageOf(request) };
    await registerDevice(context, callerOf(request).user.id, device);
    return { success: true };
  });
}
