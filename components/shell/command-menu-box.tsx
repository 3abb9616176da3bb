import { type KeyboardEvent, useId, useState } from 'react';
import type { MenuCommand } from './command-menu-commands';
import { rankCommands } from './command-menu-match';
import { CommandMenuRow } from './command-menu-row';

interface Props {
  commands: MenuCommand[];
  /** What is still loading or could not be loaded; empty when nothing. */
  notice: string;
  typed: string;
  onType: (typed: string) => void;
  onChoose: (command: MenuCommand) => void;
}

const counted = (count: number) =>
  count === 0 ? 'No results. Try fewer letters.' : `${count} ${count === 1 ? 'match' : 'matches'}`;

/** An editable combobox with its list always open (ARIA Authoring Practices, list autocomplete). */
export function CommandMenuBox({ commands, notice, typed, onType, onChoose }: Props) {
  const id = useId();
  const [activeId, setActiveId] = useState<string>();
  const found = rankCommands(commands, typed);
  const at = Math.max(
    found.findIndex((command) => command.id === activeId),
    0,
  );
  const active = found[at];
  const rowId = (command: MenuCommand) => `${id}-${command.id}`;

  const moveTo = (index: number) => {
    const next = found.at(index % found.length);
    if (!next) return;
    setActiveId(next.id);
    document.getElementById(rowId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') moveTo(at + 1);
    else if (event.key === 'ArrowUp') moveTo(at - 1);
    else if (event.key === 'Enter' && active) onChoose(active);
    else return;
    event.preventDefault();
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <input
        type="text"
        role="combobox"
        aria-label="Go to"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active ? rowId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder="A tool, a creation or a theme"
        value={typed}
        onChange={(event) => {
          onType(event.target.value);
          setActiveId(undefined);
        }}
        onKeyDown={onKeyDown}
        className="border-line bg-raised placeholder:text-ink-soft focus-visible:border-accent sticky top-0 z-10 h-14 w-full border-b-2 px-5 outline-none"
      />
      <div id={`${id}-list`} role="listbox" aria-label="Places and commands" className="p-2">
        {found.map((command) => (
          <CommandMenuRow
            key={command.id}
            id={rowId(command)}
            command={command}
            isActive={command === active}
            onPoint={() => setActiveId(command.id)}
            onChoose={() => onChoose(command)}
          />
        ))}
      </div>
      <p role="status" className="text-ink-soft border-line border-t px-5 py-3 text-sm">
        {[counted(found.length), notice].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
