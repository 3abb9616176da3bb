'use client';

import { useAuth } from '@clerk/nextjs';
import { useMemo } from 'react';
import { callApi, downloadApi, streamApi, type CallOptions } from '@/lib/browser/call-api';

/** The API as the signed-in person: every call carries the session's bearer token. */
export function useApi() {
  const { getToken } = useAuth();
  return useMemo(
    () => ({
      call: <T>(path: string, options?: CallOptions) => callApi<T>(getToken, path, options),
      download: (path: string) => downloadApi(getToken, path),
      stream: (path: string, options: CallOptions) => streamApi(getToken, path, options),
    }),
    [getToken],
  );
}
