import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';

/** A plain form: the search is in the address, so it can be kept and shared. */
export function GitaSearch({ question }: { question: string }) {
  return (
    <form action="/ai/bhagavad-gita" role="search" className="flex gap-2">
      <Input
        type="search"
        name="q"
        aria-label="Search the verses"
        placeholder="Search the verses: anger, steady mind, 2.47"
        defaultValue={question}
        maxLength={200}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}
