import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { limits } from '@/lib/tools/limits';
import { withKeywords } from './with-keywords';

interface Props {
  keywords: string[];
  onChange: (keywords: string[]) => void;
}

/** Words an article is to use: Enter or a comma keeps one, its own button takes it away. */
export function KeywordField({ keywords, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFull = keywords.length >= limits.keywords;

  const keep = (text: string) => {
    onChange(withKeywords(keywords, text));
    setTyped('');
  };
  const remove = (keyword: string) => {
    onChange(keywords.filter((each) => each !== keyword));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = keywords.at(-1);
    // At once, so that a shortcut which writes the article sends it too
    if (event.key === 'Enter') flushSync(() => keep(typed));
    if (event.key === 'Backspace' && typed === '' && last) remove(last);
  };

  return (
    <Field
      label="Keywords"
      hint={isFull ? `That’s all ${limits.keywords}.` : 'Press Enter after each one.'}
    >
      {(control) => (
        <div className="grid gap-3">
          {keywords.length > 0 ? (
            <ul aria-label="Keywords" className="flex flex-wrap gap-2">
              {keywords.map((keyword) => (
                <li
                  key={keyword}
                  className="border-line-strong bg-surface flex max-w-full items-center rounded-full border pl-3 text-sm"
                >
                  <span className="truncate">{keyword}</span>
                  <button
                    type="button"
                    aria-label={`Remove ${keyword}`}
                    className="text-ink-soft hover:text-ink grid size-10 shrink-0 place-items-center rounded-full"
                    onClick={() => remove(keyword)}
                  >
                    <X aria-hidden size={16} />
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
          <Input
            {...control}
            ref={input}
            enterKeyHint="done"
            readOnly={isFull}
            maxLength={limits.keyword}
            value={typed}
            onKeyDown={onKeyDown}
            onBlur={() => keep(typed)}
            onChange={({ target: { value } }) =>
              /[,;\n]/.test(value) ? keep(value) : setTyped(value)
            }
          />
        </div>
      )}
    </Field>
  );
}
