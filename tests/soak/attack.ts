import { attacks } from './attackers.ts';

/** A process of its own, so that people's times are not the attackers' too; attacks until it is killed. */
const [url = ''] = process.argv.slice(2);
await Promise.all(Object.values(attacks).map((attack) => attack(url)));
