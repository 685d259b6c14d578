import { attacks } from './attackers.ts';

/** Attacks until it is killed, as a process of its own so that it does not slow down the measured clients. */
const [url = ''] = process.argv.slice(2);
await Promise.all(Object.values(attacks).map((attack) => attack(url)));
