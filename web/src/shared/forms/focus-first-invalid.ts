/**
 * Brings the focus to the first field of a form whose text could not be taken, so that the form still has an older value
 * than the one on show; gives whether there is one, and the form is not to be sent then. Such a field tells it by the
 * browser's custom validity and says itself what is wrong; everything else is the form's to check.
 */
export function focusFirstInvalid(form: HTMLFormElement): boolean {
  const inputs = [...form.querySelectorAll('input')];
  const untaken = inputs.find(({ validity }) => validity.customError);
  untaken?.focus();
  return untaken !== undefined;
}
