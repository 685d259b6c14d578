import { expect, test } from 'vitest';
import { isSameSign, notificationFields, sign } from './p24-client.ts';

const crc = '0123456789abcdef';
const sessionId = 'tips-0001';
const merchantId = 12_345;
const amount = 4_900;
const currency = 'PLN';
const orderId = 300_000_001;

test('the signatures match the documented examples', () => {
  expect(sign({ sessionId, merchantId, amount, currency }, crc)).toBe(
    '575a5a7e6996c5f365a2f22e34e425360db877a7a4b1f3bc2d9eed23b2a6c96f457931fd1e37154482fae1c0aa69ea46',
  );
  expect(sign({ sessionId, orderId, amount, currency }, crc)).toBe(
    'f3c1517e068d44de5b2fe2b27e5775ccd0b5a45e7ad24984a06f24fdee75a617eee6b01140b3cdf8ba55e32b131b4f97',
  );
  const notification = {
    statement: 'p24-A1B-C2D',
    methodId: 154,
    orderId,
    currency,
    originAmount: amount,
    amount,
    sessionId,
    posId: merchantId,
    merchantId,
  };
  expect(sign(notificationFields.parse(notification), crc)).toBe(
    '5d9825e522cf8d8f0685437608ff30bd2dee9ea9812b8e7d2c8e268d6efbd033da73aa4d76263225f638f79669d502e2',
  );
});

test('signatures compare as equal only when they are', () => {
  expect(isSameSign('abc', 'abc')).toBe(true);
  expect(isSameSign('abd', 'abc')).toBe(false);
  expect(isSameSign('abcd', 'abc')).toBe(false);
  expect(isSameSign('', 'abc')).toBe(false);
});
