/** One option of a radio group. */
export interface Choice<V extends string> {
  value: V;
  label: string;
  hint?: string;
  /** A CSS colour shown as a dot before the label. */
  swatch?: string;
}

export interface ChoiceGroupProps<V extends string> {
  /** Says what is being chosen; above the options unless hidden. */
  legend: string;
  isLegendHidden?: boolean;
  name: string;
  choices: readonly Choice<V>[];
  value: V;
  onChange: (value: V) => void;
  disabled?: boolean;
}
