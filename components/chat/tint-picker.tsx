'use client';

import { tints, useTint } from './tint';

/** Three colours for the conversation, as native radio buttons. */
export function TintPicker() {
  const [tint, choose] = useTint();
  return (
    <fieldset className="border-line flex shrink-0 items-center border-t py-1 pr-2 pl-6">
      <legend className="sr-only">Theme colour</legend>
      <span aria-hidden className="text-ink-soft grow text-sm">
        Colour
      </span>
      {tints.map(({ value, label, swatch }) => (
        <label
          key={value}
          title={label}
          className="group has-focus-visible:outline-ring grid size-11 place-items-center rounded-full outline-offset-[-2px] has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name="tint"
            value={value}
            aria-label={label}
            checked={tint === value}
            onChange={() => choose(value)}
            className="sr-only"
          />
          <span
            className="group-has-checked:ring-ink ring-offset-paper size-4.5 rounded-full ring-offset-2 transition-shadow group-has-checked:ring-2"
            style={{ background: swatch }}
          />
        </label>
      ))}
    </fieldset>
  );
}
