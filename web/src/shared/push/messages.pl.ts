/** Notifications on this device, in Polish. */
export const pl = {
  'shared.push.label.dropinfo': 'Powiadomienia o spadkach kursów',
  'shared.push.label.aiTips': 'Powiadomienia o typach AI',
  'shared.push.label.defaultTips': 'Powiadomienia o typach standardowych',
  'shared.push.label.specialTips': 'Powiadomienia o typach specjalnych',
  'shared.push.on': 'Powiadomienia włączone',
  'shared.push.onElsewhere': 'Powiadomienia włączone, ale nie na tym urządzeniu',
  'shared.push.off': 'Powiadomienia wyłączone',
  'shared.push.failed': 'Nie udało się zmienić powiadomień',
  'shared.push.silent': 'To urządzenie nie pokaże powiadomień: nie pozwala na nie przeglądarka.',
};
