/** Something that can be chosen in a grid of the date picker. */
export interface PickerCell {
  /** Tells it from the others of its grid. */
  readonly key: string;
  /** What is written in it. */
  readonly label: string;
  /** What is read out. */
  readonly name: string;
  readonly isDisabled: boolean;
  /** Whether the field's value lies in it. */
  readonly isChosen: boolean;
  /** Whether this moment lies in it. */
  readonly isCurrent: boolean;
  /** Whether it belongs to the month before or after. */
  readonly isBeside: boolean;
}
