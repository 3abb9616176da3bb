import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '@/components/ui/dialog';
import { CommandMenuBox } from './command-menu-box';
import { type MenuCommand, useCommands } from './command-menu-commands';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Every tool, the chat, recent creations and themes, a few letters and Enter away. */
export function CommandMenu({ isOpen, onClose }: Props) {
  const { commands, notice } = useCommands(isOpen);
  const [typed, setTyped] = useState('');
  const close = () => {
    setTyped('');
    onClose();
  };
  const choose = (command: MenuCommand) => {
    // The dialog gives focus back when it closes; only then may the command move it
    flushSync(close);
    command.run();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title="Go to" isTitleHidden className="mt-[12dvh]">
      <CommandMenuBox
        commands={commands}
        notice={notice}
        typed={typed}
        onType={setTyped}
        onChoose={choose}
      />
    </Dialog>
  );
}
