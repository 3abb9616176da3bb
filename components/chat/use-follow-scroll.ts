'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

const NEAR = 48;

/**
 * Keeps a scrolling area at its end while its content grows, unless the person has scrolled up; give
 * `area` to what scrolls and `content` to what grows inside it.
 */
export function useFollowScroll() {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    isFollowing.current = true;
    setIsAtEnd(true);
    area.current?.scrollTo({ top: area.current.scrollHeight });
  }, []);

  /** Brings something inside to the top and stays there. */
  const toPlace = useCallback((element: HTMLElement) => {
    isFollowing.current = false;
    element.scrollIntoView({ block: 'start' });
  }, []);

  useEffect(() => {
    const scrolling = area.current;
    if (!scrolling || !content.current) return;
    let last = scrolling.scrollTop;
    const onScroll = () => {
      const left = scrolling.scrollHeight - scrolling.clientHeight - scrolling.scrollTop;
      // Only the person scrolls up; growing content alone never lets go
      if (scrolling.scrollTop < last - 1 && left > 1) isFollowing.current = left < 1;
      if (left < NEAR && scrolling.scrollTop >= last) isFollowing.current = true;
      last = scrolling.scrollTop;
      setIsAtEnd(left < NEAR);
    };
    const follow = () => {
      if (isFollowing.current) scrolling.scrollTop = scrolling.scrollHeight;
      else onScroll();
    };
    // Notified before the frame is drawn, so that scrolling is part of it and asks for no frame of its own
    const written = new MutationObserver(follow);
    written.observe(content.current, { childList: true, characterData: true, subtree: true });
    // Notified of what grows by itself: a card that opens, a window that shrinks
    const resized = new ResizeObserver(follow);
    resized.observe(content.current);
    resized.observe(scrolling);
    scrolling.addEventListener('scroll', onScroll, { passive: true });
    // What a person opens or edits stays where it is
    const onPress = (event: Event) => {
      const target = event.target as HTMLElement;
      if (target.closest('button, input, select, textarea')) isFollowing.current = false;
    };
    const grown = content.current;
    grown.addEventListener('click', onPress, { capture: true });
    return () => {
      written.disconnect();
      resized.disconnect();
      scrolling.removeEventListener('scroll', onScroll);
      grown.removeEventListener('click', onPress, { capture: true });
    };
  }, []);

  return { area, content, isAtEnd, toEnd, toPlace };
}
