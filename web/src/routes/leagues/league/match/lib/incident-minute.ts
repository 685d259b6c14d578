/**
 * The minute of an incident as it is written: `54′`, with added time `45+2′`. Null for what was before the start
 * (negative minutes) and for what has no minute (providers send 999 there).
 */
export function incidentMinute(time: number, addedTime: number | null | undefined): string | null {
  if (time < 0 || time >= NO_MINUTE) return null;
  const added = addedTime && addedTime > 0 && addedTime < NO_MINUTE ? `+${addedTime}` : '';
  return `${time}${added}′`;
}

const NO_MINUTE = 999;
