import { spawnSync } from 'node:child_process';

const unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** Whether this machine lets us start programs in namespaces of their own, as a container does. */
export const canGoElsewhere = spawnSync('unshare', [...unshare.slice(1), 'true']).status === 0;

/** Put before a command: it runs where our processes have no numbers and its own have those of ours. */
export const elsewhere: readonly string[] = canGoElsewhere ? unshare : [];
