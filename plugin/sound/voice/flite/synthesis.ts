import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';
import { readPhonemes } from '../phonemes.ts';
import { readWav } from '../wav.ts';
import { FliteError, type FliteRequest, type FliteSpeech } from './flite.ts';

const outFile = 'line.wav';

/**
 * Lets flite say something: the command-line program as it was built, in a fresh instance with a file system of one file.
 * Runs wherever it is called and keeps that thread busy meanwhile.
 */
export async function synthesise(flite: WebAssembly.Module, request: FliteRequest): Promise<FliteSpeech> {
  const { text, voice, meanHz, stretch } = request;
  const [printed, complained] = [new Printed(), new Printed()];
  const files = new Map<string, File>();
  const wasi = new WASI(
    [
      'flite',
      ...['-voice', voice],
      ...['--setf', `int_f0_target_mean=${meanHz.toFixed(2)}`],
      ...['--setf', `duration_stretch=${stretch.toFixed(4)}`],
      '-psdur',
      ...['-t', text],
      ...['-o', outFile],
    ],
    [],
    [new OpenFile(new File([])), printed.file, complained.file, new PreopenDirectory('.', files)],
    { debug: false },
  );
  const instance = await WebAssembly.instantiate(flite, { wasi_snapshot_preview1: wasi.wasiImport });
  const code = start(wasi, instance);
  const sound = files.get(outFile);
  if (code !== 0 || !sound) {
    throw new FliteError('flite/failed', `Flite could not say a line (code ${code}): ${complained.text.slice(0, 200)}`);
  }
  const wav = readWav(sound.data);
  if (!wav.ok) throw new FliteError('flite/failed', `Flite made a sound nobody can play: ${wav.error}`);
  return { ...wav.value, phonemes: readPhonemes(printed.text) };
}

function start(wasi: WASI, instance: WebAssembly.Instance): number {
  try {
    return wasi.start(instance as Parameters<WASI['start']>[0]);
  } catch (cause) {
    throw new FliteError('flite/failed', 'Flite broke down over a line.', { cause });
  }
}

/** What the program writes to one of its two streams. */
class Printed {
  text = '';
  private readonly decoder = new TextDecoder();
  readonly file = new ConsoleStdout((bytes) => {
    this.text += this.decoder.decode(bytes, { stream: true });
  });
}
