import cv from '@techstark/opencv-js';

export type OpenCv = typeof cv;

let ready: Promise<{ cv: OpenCv }> | undefined;

/**
 * OpenCV once its wasm is compiled. It comes wrapped: the module has a `then` of its own that
 * resolves to itself, so awaiting it bare never ends.
 */
export function openCv(): Promise<{ cv: OpenCv }> {
  return (ready ??= new Promise((resolve) => {
    if (cv.Mat) resolve({ cv });
    else cv.onRuntimeInitialized = () => resolve({ cv });
  }));
}
