import type { DeedSayings } from './deed-sayings.ts';
import { ways } from './ways.ts';

// What anybody might say to what is done to them, by register; the author's own lines (`deeds`) come first.
const plain: DeedSayings['plain'] = {
  bold: {
    harm: ways`My {part}! Do that again, {you}, and I strike back. | You have hurt my {part}, {you}. I shall remember whose doing it was. | Strike me again, {you}, and you will be sorry for it. | Keep your hands to yourself! That hurt. |
      What was that for? Do it again and I strike back. | I felt that, and I shall not forget whose hand it was. |
      {thing}, all over me! Are you out of your mind?`,
    threaten: ways`Put {thing} down, {you}. | You will not use it. Put {thing} away. |
      Point {thing} at somebody who is afraid of it. | I have looked at worse than {thing}. Lower it. |
      Do not threaten me, {you}. It never helps.`,
    theft: ways`Give {mine} back. | Hands off {mine}, {you}. | What do you want with {mine}? |
      Put {mine} back where you found it, {you}.`,
    touch: ways`Take your hand away, {you}. | I do not care to be touched. | And what is that for? |
      We do not know each other well enough for that.`,
    'rough-touch': ways`Leave my {part} alone! | Nobody plays with my {part}, {you}. | Let go of me! | Take your hands off me, {you}. | Do that again and I will show you how it feels. |
      Leave off. I mean it.`,
    'giving-back': ways`About time. | So I have {mine} back. Let it not happen twice. | You might have asked before you took it.`,
    gift: ways`{thing}? And what do you want for it? | I did not ask for {thing}, but I will take it. |
      Why give {thing} to me, {you}?`,
    destruction: ways`That was {mine}! | Do you see what you have done to {thing}? |
      You will answer for {thing}, {you}. | What harm did {thing} ever do you?`,
    consuming: ways`That was not yours, {you}. | Did anybody say you could have {thing}? |
      Help yourself, why not. Everybody does. | I was keeping {thing} for somebody.`,
    'laying-bare': ways`Leave {mine} alone. What is in there is my business. | Nobody looks into {mine} but me, {you}. |
      Did you find what you wanted in {mine}?`,
    'found-out': ways`Very well. You have found me. | Yes, I was here, and I heard every word. |
      I had my reasons for standing there, {you}.`,
    leaving: ways`Stop! That is {mine} going out of the door! | Hey! Come back here with {mine}! | And off goes {who}. I had not finished. | So much for talking to {who}. |
      I was in the middle of a sentence!`,
    undressing: ways`Put your clothes back on, {you}. | Not in here, you do not. | Have you lost your senses? Cover yourself.`,
    mockery: ways`Laugh while you can, {you}. | Is there something funny about me? | Do that again, and closer.`,
    indecorum: ways`Were you brought up in a stable, {you}? | There are people present. | Get down from there, or grow up.`,
  },
  meek: {
    harm: ways`Ow! My {part}! What have I done to you? | My {part}! That hurts, {you}. | Ow! What was that for? | That hurt! What have I done to you, {you}? | Stop it! Please, stop! |
      You hurt me. Why would you hurt me?`,
    threaten: ways`Please, {you}. Put {thing} down. | Do not come any nearer with {thing}. |
      There is no need for {thing}. We can talk. | Whatever you want, you can have it without {thing}. |
      Please do not. I am frightened enough.`,
    theft: ways`But that is {mine}! | Please. I need {mine}. | You might have asked before you took {mine}.`,
    touch: ways`That was kind of you, {you}. | I needed that more than I knew. | Thank you. That helps.`,
    'rough-touch': ways`Ow! My {part}! | Please, {you}, leave my {part} alone. | Please do not do that. | Ow! That pinches. | I would rather you did not, {you}.`,
    'giving-back': ways`I am glad to have {mine} again, {you}. | Thank you for giving it back. | No harm done, then.`,
    gift: ways`For me? Thank you, {you}. | {thing}! That is kind of you. | I shall take good care of {thing}. |
      You need not have. Thank you, {you}.`,
    destruction: ways`Oh no. Look at {thing}. | There was only the one, and now it is gone. |
      Why would anybody do that to {thing}?`,
    consuming: ways`Oh. I had been looking forward to {thing}. | I hope you liked {thing}, at least. |
      You must have needed that, {you}.`,
    'laying-bare': ways`Please do not look into {mine}. | That is private, {you}. Please. | There is nothing in {mine} that would please you.`,
    'found-out': ways`Do not be angry. I can explain. | I only stood there because I was told to. | Oh. You were not to see me here.`,
    leaving: ways`Oh, but {mine}! It has gone out of the door. | Please, somebody, {mine}! | Was it something I said? | Where is {who} going? | {who} did not even let me finish.`,
    undressing: ways`I shall look at the wall until you are done. | Oh! I did not want to see that. | Are you ill, {you}?`,
    mockery: ways`There was no need for that. | Did I deserve that, {you}? | You might at least do it behind my back.`,
    indecorum: ways`Are you quite well, {you}? | Let us all say that did not happen. | Oh dear. Must you?`,
  },
  seen: {
    harm: ways`Leave {victim}’s {part} alone, {who}! | {victim}’s {part}, {who}! Have you lost your wits? | {victim}! Are you hurt? | Leave {victim} alone! | Enough of that! Nobody strikes anybody here. | Did you all see that? {who} did that.`,
    threaten: ways`Put {thing} down, {who}. Slowly. | Stand back, {victim}. Let me talk to {who}. | Nobody do anything foolish.`,
    theft: ways`I saw that. Give it back. | I saw that, {who}. Give it back. | {who} has a hand on {thing}, {victim}. Look to your things. | That does not belong to you, {who}.`,
    touch: ways`Well, well. | {who}! Before everybody! | I did not see that kiss, {who}. I am being kind.`,
    'rough-touch': ways`Leave {victim}’s {part} be, {who}. | Let {victim} be. | {who}, let go. | There is no call to handle {victim} like that.`,
    destruction: ways`{thing}! What did you do that for, {who}? | Look at {thing}. That will never be whole again. | Now see what you have done, {who}.`,
    consuming: ways`I saw that, {who}. | {who} has been at {thing}. I only mention it. | Does nobody ask any more?`,
    'laying-bare': ways`That is not yours to look into, {who}. | Let {victim} have a secret or two. | Close it again, {who}.`,
    'found-out': ways`Come out of there, {victim}. | Do {victim} no harm, {who}. | Well. Now we are all here.`,
    leaving: ways`Well. That was sudden. | Let {who} go. | What did you say to {who}, {victim}? | {who} has gone. So that is that.`,
    undressing: ways`Somebody fetch a blanket. | I am looking the other way, and so should you.`,
    mockery: ways`Leave {victim} alone, {who}. | That was unkind. | It is not as funny as you think, {who}.`,
    indecorum: ways`Nobody look. | {who} has manners of a sort, then. | I have seen goats do that.`,
  },
  forgiven: {
    harm: ways`{done}, and you are sorry. Very well. It is over. | You struck me, {you}, and you are sorry. Very well. It is over. | You hit me. I shall put it down to the night. Let us say no more of it.`,
    threaten: ways`You held {thing} on me. Put it where I can see it, and I will forget it. | You threatened me, {you}. I accept that you did not mean it.`,
    theft: ways`You took {mine}. Give it back, and we are friends. | So you are sorry about {mine}. Good. I want it back all the same.`,
    touch: ways`You kissed me without asking, {you}. Ask, another time. | It was only a kiss. It is forgiven.`,
    'rough-touch': ways`You laid hands on me. Do not do it again, and it is forgotten. | Keep your hands to yourself from now on, {you}, and we will say no more of it.`,
    destruction: ways`You spoilt {mine}. It was only a thing, I suppose. | It will not mend {thing}, but I thank you for saying it.`,
    consuming: ways`You had {thing}. Well, it is eaten. I forgive you. | Ask, next time. But I forgive you {thing}.`,
    'laying-bare': ways`You went through {mine}. Do not do it again. | I will forget that you looked into {mine}, if you will forget what you saw.`,
    leaving: ways`You walked off while I was talking. You are back; that will do.`,
    mockery: ways`You laughed at me, {you}. I have been laughed at before. Forgiven.`,
  },
  unforgiven: {
    harm: ways`{done}, {you}. It takes more than a word. | You struck me, {you}. A word does not undo that. | Sorry? I still feel it. You will have to do better. | You hit me before everybody, and now you are sorry. Not yet.`,
    threaten: ways`You held {thing} on me. I am not ready to hear that you are sorry. | One does not threaten me and say sorry, {you}.`,
    theft: ways`Sorry does not put {mine} back in my hand. | You took {mine}, {you}. Bring it back first; then be sorry.`,
    touch: ways`You kissed me, and nobody had asked you to. I am still thinking about it. | I was kissed, and now I am apologised to. I do not know which is worse.`,
    'rough-touch': ways`You laid hands on me. It is not so easily said away. | Your hands first, {you}, and then your regrets. No.`,
    destruction: ways`{thing} is past mending, and so is my temper. | You spoilt {mine}. Sorry is cheap, {you}.`,
    consuming: ways`You are sorry, and {thing} is gone. That suits you. | It was not yours, {you}. Sorry does not bring back {thing}.`,
    'laying-bare': ways`You looked into {mine}. What is seen is seen. | Sorry that you looked, or sorry that I saw you?`,
    leaving: ways`You walked off in the middle of my sentence. I shall not begin it again.`,
    mockery: ways`You made a fool of me, and now I am to say that it is nothing. It is not.`,
  },
  'not-mine': {
    harm: ways`{done}. Say it to {victim}, and not to me. | It was {victim} you struck. Say it to {victim}. | I am not the one who was hit. Ask {victim}.`,
    threaten: ways`Say that to {victim}. You did not hold it on me.`,
    theft: ways`It is {victim} you took it from. Tell {victim}, and give it back.`,
    touch: ways`Say it to {victim}, {you}. I only had to watch.`,
    'rough-touch': ways`Tell {victim} so. It was not my arm.`,
    destruction: ways`Say that to {victim}. It was not mine you spoilt.`,
    mockery: ways`It is {victim} you laughed at. Say it there.`,
  },
  past: {
    harm: ways`{done}, {you}. I have not forgotten it. | You struck me, {you}. Before we talk of anything else: you struck me. | I still feel your hand, {you}.`,
    threaten: ways`You held {thing} on me a while ago. I have not forgotten it. | I have seen how you hold {thing}, {you}. I keep an eye on your hands.`,
    theft: ways`You took {mine}, {you}. We can talk when I have it back. | You still have {mine}.`,
    'rough-touch': ways`You laid hands on me, {you}. I have not forgotten it.`,
    touch: ways`You kissed me a while ago, {you}, and nobody had asked you to. | Before anything else, {you}: that kiss.`,
    destruction: ways`You spoilt {mine}, {you}. I am still waiting to hear why.`,
    consuming: ways`You had {thing}, as I recall. Nobody had offered.`,
    'laying-bare': ways`You went into {mine} without asking, {you}.`,
    leaving: ways`You walked off while I was talking, {you}.`,
    mockery: ways`You made a fool of me just now, {you}. I noticed.`,
  },
};

const courtly: NonNullable<DeedSayings['courtly']> = {
  bold: {
    harm: ways`My {part}! You shall smart for that, {you}. | My {part}, {you}! You dare? | You dare to strike me? | Lay hand on me once more, {you}, and you shall lose it. |
      That blow is entered, {you}. It shall be paid. | Hands off! You forget whom you strike. |
      {thing}, cast upon me, as on a dog?`,
    threaten: ways`Put up {thing}, {you}, or use it. | I have seen {thing} bare before. It does not move me. |
      Sheathe it. This is no place for {thing}. | Is it come to {thing} between us? | Threats, {you}? Speak them lower, or not at all.`,
    theft: ways`By whose leave do you take {mine}? | Restore {mine}, {you}, and I will call it a jest. |
      Thieves hang here. That is {mine}. | Unhand {mine}.`,
    touch: ways`You make free, {you}. | I gave no leave for that. | Keep the distance you were born to. | What would that hand have of me?`,
    'rough-touch': ways`Hands off my {part}! | You make a plaything of my {part}, {you}. | Unhand me! | Away with your fingers, {you}. | I am no horse, to be handled so.`,
    'giving-back': ways`About time. | So I have {mine} back. Let it not happen twice. | You might have asked before you took it.`,
    gift: ways`{thing}? What is it the price of? | I take {thing}. I do not yet take the meaning. | You grow generous, {you}. Why {thing}?`,
    destruction: ways`That was {mine}, and older than your manners. | You have undone {thing}, {you}. Now make it again. |
      Is nothing safe from your hands? Look upon {thing}.`,
    consuming: ways`Who bade you to {thing}? | Drink and be merry; it was another’s. | You serve yourself well, {you}.`,
    'laying-bare': ways`What is shut in {mine} was shut by me. | You search {mine} as a bailiff might. | Have done with {mine}, {you}. It holds no treason.`,
    'found-out': ways`So. I am found. | I stood here for love of the house, {you}, and not for my pleasure. | You have sharp eyes. Sheathe them.`,
    leaving: ways`So {who} turns away. It is noted. | I had not given {who} leave to go. | There goes courtesy out of the door, and {who} with it.`,
    undressing: ways`Cover yourself. This is no bath-house. | Have you left your wits with your garments, {you}? | Clothe yourself, for shame.`,
    mockery: ways`I have been mocked by better fools, {you}, and paid them for it. | Make mouths at me again, and mend them after. | Is that wit, {you}? It has a short leg.`,
    indecorum: ways`Such manners were left at the stable, I thought. | Remember where you are, {you}. | The hounds have learned better.`,
  },
  meek: {
    harm: ways`Oh, my {part}! What have I done, that you should hurt me so? | You have hurt my {part}, {you}. For pity, no more! | Oh! What have I done, that you should strike me? | You hurt me, {you}. | Hold! For pity, hold! | That you should raise your hand to me!`,
    threaten: ways`For the love of God, put up {thing}. | Come no nearer with {thing}. | What will you do with {thing}? You would not. | Mercy, {you}. I am unarmed.`,
    theft: ways`Give it back. I beg you, that is {mine}. | Leave me {mine}, {you}. | Would you take even {mine} from me?`,
    touch: ways`That is gently done, {you}. | Leave your hand there a moment. | It is long since anybody did so.`,
    'rough-touch': ways`My {part}! Gently, I pray you. | Leave my {part} be, {you}. You hurt me. | You are rough with me, {you}. | Let me go, I pray you. | I am not made of oak.`,
    'giving-back': ways`I am glad to have {mine} again, {you}. | Thank you for giving it back. | No harm done, then.`,
    gift: ways`I thank you for {thing}, {you}. | You are good to me. I shall keep {thing} by me. | Such kindness, tonight of all nights.`,
    destruction: ways`Alas, {thing}! | It was whole this hundred years. Why, {you}? | Is there not enough broken in this house?`,
    consuming: ways`I had set {thing} by. But let it be. | May it do you more good than it did me. | You were thirsty for more than that, I think.`,
    'laying-bare': ways`Let {mine} lie, I pray you. | There is nothing in {mine} but what would grieve you. | Must all I have be turned over?`,
    'found-out': ways`Be not angry. I was commanded to it. | I meant no harm by standing there. | Ah. I am undone.`,
    leaving: ways`Gone, and the word still in my mouth. | What did I say, that {who} should leave me so? | Will {who} not even hear me out?`,
    undressing: ways`Oh, cover yourself, {you}. | I will not look. | What fever is on you?`,
    mockery: ways`Is this what I am come to? | You did not use to laugh at me, {you}. | Spare me that.`,
    indecorum: ways`I shall suppose I did not see it. | You are not well, {you}. | Heaven mend your manners.`,
  },
  seen: {
    touch: ways`Is this the hour for kisses, {who}? | {who}, you forget where you stand. | I have eyes, {who}. Keep your kisses for the dark.`,
    harm: ways`Hold! Hold, I say! | {victim}, are you hurt? | Is this a court or a tavern, {who}?`,
    threaten: ways`{who}, put up {thing}. | Stand from {victim}, {who}. | Call the guard, somebody.`,
    theft: ways`I saw your hand, {who}. Restore it. | {victim} shall have that back, {who}. | So we steal now, in this house.`,
    destruction: ways`{thing}! What devil drives you, {who}? | It cannot be mended, {who}. | First the house, and now {thing}.`,
    'found-out': ways`Do {victim} no harm, {who}. | Come forth, {victim}. | So. Let us all look one another in the face.`,
  },
  past: {
    harm: ways`You struck me, {you}. It is not forgotten. | This is the hand that struck me.`,
    theft: ways`You have {mine} yet, {you}. | First restore {mine}; then speak.`,
  },
};

const victorian: NonNullable<DeedSayings['victorian']> = {
  bold: {
    harm: ways`My {part}! How dare you! | You have hurt my {part}, {you}. I shall expect an apology, and a doctor. | How dare you raise your hand to me! | Strike me again, {you}, and it will be a matter for the police. |
      I have been struck once in my life before this. He regretted it. | Do not strike me again. Kindly keep your hands to yourself! | {thing}, over me? Have you taken leave of your senses?`,
    threaten: ways`Put {thing} down this instant, {you}. | You will oblige me by lowering {thing}. | I am not to be frightened with {thing}. |
      There are witnesses, {you}. Put {thing} away. | I do not answer threats, {you}.`,
    theft: ways`I believe that is {mine}. | I will thank you to return {mine}, {you}. | And what precisely do you intend with {mine}? | Be so good as to put {mine} down.`,
    touch: ways`I beg your pardon? | I must ask you to remove your hand, {you}. | I do not recall that we had been introduced so far. | You forget yourself, {you}.`,
    'rough-touch': ways`You will leave my {part} alone, {you}. | My {part}, if you please! I am not accustomed to being handled. | Unhand me at once! | You will let go of me, {you}. | I am not accustomed to being handled.`,
    'giving-back': ways`About time. | So I have {mine} back. Let it not happen twice. | You might have asked before you took it.`,
    gift: ways`{thing}? I wonder what I have done to deserve it. | You are very good. I shall want to know why. | I accept {thing}, {you}, without prejudice.`,
    destruction: ways`That was {mine}, {you}. I trust you can afford it. | Do you make a habit of destroying things? | I shall expect {thing} to be replaced.`,
    consuming: ways`I do not remember that {thing} was offered. | Pray do not stand on ceremony. | That was meant for somebody else, {you}.`,
    'laying-bare': ways`{mine} is not open to the public. | I do not recall giving you leave to look into {mine}. | That is a private matter, {you}. Close it.`,
    'found-out': ways`Well. You have the advantage of me. | I was on the point of announcing myself. | I shall not apologise for standing still, {you}.`,
    leaving: ways`{who} has gone, it seems, in the middle of my sentence. | How very abrupt of {who}. | I was not aware that I had finished.`,
    undressing: ways`Good heavens! Cover yourself at once. | There are ladies in this house, {you}. | Have you taken leave of your senses as well as your clothes?`,
    mockery: ways`I fail to see the joke, {you}. | How very amusing you must find yourself. | That is quite enough.`,
    indecorum: ways`I beg your pardon? | One had hoped for better, {you}. | Not in this house, if you please.`,
  },
  meek: {
    harm: ways`Oh! My {part}! Whatever was that for? | You have hurt my {part}, {you}. | Oh! What was that for? | You have hurt me, {you}. | Please — no more, I beg of you! | What have I done, that you should strike me?`,
    threaten: ways`Please, {you}, put {thing} down. | I beg you not to come any closer with {thing}. | Surely there is no need for {thing}. | Oh, do put it down. I shall do as you ask. | Please, {you}. I am quite frightened enough.`,
    theft: ways`I think you will find that is {mine}. | Oh, but I need {mine}. | I should be so grateful to have {mine} back, {you}.`,
    touch: ways`You are very kind, {you}. | Thank you. I am quite all right, now. | How good you are.`,
    'rough-touch': ways`Oh! My {part}! Please do not. | You are hurting my {part}, {you}. | Please do not. | You are hurting my arm, {you}. | I had much rather you did not.`,
    'giving-back': ways`I am glad to have {mine} again, {you}. | Thank you for giving it back. | No harm done, then.`,
    gift: ways`How very kind of you, {you}. | {thing}! I hardly know what to say. | You are too good. Thank you.`,
    destruction: ways`Oh, {thing}! | It cannot be mended, I suppose. | And it has stood there for years.`,
    consuming: ways`I do hope you enjoyed {thing}. | Oh. I had put {thing} by. | I dare say you needed it, {you}.`,
    'laying-bare': ways`I had much rather you did not look into {mine}. | Please, {you}. There is nothing there of interest. | Must you go through {mine}?`,
    'found-out': ways`Oh! I can explain everything. | Please do not think ill of me, {you}. | I was only — I had dropped something.`,
    leaving: ways`Oh. Has {who} gone? | I hope I said nothing to offend {who}. | I had not quite finished.`,
    undressing: ways`Oh! I shall turn my back. | I think {who} is unwell. | Somebody fetch a dressing gown.`,
    mockery: ways`That was not kind, {you}. | I do not think I deserved that. | Do laugh, if it helps.`,
    indecorum: ways`We shall say no more about it. | Perhaps a glass of water, {you}? | Oh dear.`,
  },
  seen: {
    touch: ways`{who}! Remember where you are. | Kissing, {who}, and tonight of all nights! | I saw nothing, {who}. I should like it to remain nothing.`,
    harm: ways`Good heavens! {victim}, are you hurt? | Stop that at once, {who}! | In this house! Never, in all my years. | Somebody hold {who}.`,
    threaten: ways`{who}, put {thing} down. | Nobody is to make a sudden movement. | Come away from {who}, {victim}.`,
    theft: ways`I saw that, {who}. | I believe that belongs to {victim}. | One counts the spoons, and then this.`,
    destruction: ways`Good gracious, {thing}! | Was that quite necessary, {who}? | It will never be whole again.`,
    'found-out': ways`You had better come out, {victim}. | Pray be calm, {who}. | It appears that we are complete.`,
    consuming: ways`I see that {who} has been at {thing}. | I should have rung for another. | One does ask, as a rule.`,
  },
  past: {
    harm: ways`You struck me, {you}. I have not had an apology. | I should prefer not to converse with somebody who has struck me.`,
    theft: ways`I am still without {mine}, {you}. | You have {mine}, I think. Let us begin with that.`,
  },
};

const modern: NonNullable<DeedSayings['modern']> = {
  bold: {
    harm: ways`Hey! My {part}! What was that for? | You hurt my {part}, {you}. Do it again and you are out on the street. | Hey! What was that for? | Do not hit me. I am serious, {you}. | Ow! Hit me again and you are out on the street. |
      You hit me! What is wrong with you? | You just threw {thing} at me. Who does that?`,
    threaten: ways`Okay. Put {thing} down, {you}. | Nobody is impressed by {thing}. Put it away. | You do not want to be the person with {thing} in this story. |
      Put {thing} on the counter and step back. | Are you threatening me? At this hour?`,
    theft: ways`Hey, that is {mine}! | Give {mine} back, {you}. | What are you doing with {mine}? | Put {mine} down. Now.`,
    touch: ways`Whoa. Personal space. | Okay, we are not there yet. | Hands, {you}. | What was that about?`,
    'rough-touch': ways`Hey! Leave my {part} alone! | My {part}, {you}? Seriously? | Ow. Stop it. | Get off me! | Do that again and we have a problem, {you}.`,
    'giving-back': ways`About time. | So I have {mine} back. Let it not happen twice. | You might have asked before you took it.`,
    gift: ways`{thing}? What is the catch? | Okay. Why are you giving me {thing}? | I will take {thing}, but I am watching you, {you}.`,
    destruction: ways`Are you kidding me? That was {mine}! | You are paying for {thing}. | What did {thing} do to you, {you}?`,
    consuming: ways`Hey! That was not for you. | Sure, just help yourself to {thing}. | You are paying for {thing}, right?`,
    'laying-bare': ways`Hey, get out of {mine}! | That is private, {you}. | Do I go through your stuff? Leave {mine} alone.`,
    'found-out': ways`Okay, yes, I was hiding. | This is not what it looks like. | Fine. You got me.`,
    leaving: ways`Great. And there goes {who}. | I was talking, {who}! | Okay, just walk out, why not.`,
    undressing: ways`No. Nope. Clothes on, {you}. | There is a rule about that. There is now. | Keep it on, this is not that kind of place.`,
    mockery: ways`Very mature, {you}. | Are you done? | Wow. Really?`,
    indecorum: ways`Really, {you}? | Get down from there. | Nice. Very nice.`,
  },
  meek: {
    harm: ways`Ow! My {part}! What did I do? | Ow. I was still using my {part}, {you}. | Ow! What did I do? | That really hurt, {you}. | Ow, ow. Okay. What was that for? | Please do not hit me again.`,
    threaten: ways`Okay, okay. Just put {thing} down, please. | Nobody has to get hurt. Put {thing} down. | I am not moving. See? Not moving. Easy with {thing}. |
      Please, {you}. There is like four coins in the till. | Is {thing} real? Please say it is not real.`,
    theft: ways`Um, that is {mine}. | Could I have {mine} back, please? | Hey, I need {mine}!`,
    touch: ways`Thanks, {you}. I needed that. | Aw. Thank you. | That is nice, actually.`,
    'rough-touch': ways`Ow. My {part}. Could you not? | Please leave my {part} alone, {you}. | Ow. Could you not? | Please stop that. | That tickles and I hate it.`,
    'giving-back': ways`I am glad to have {mine} again, {you}. | Thank you for giving it back. | No harm done, then.`,
    gift: ways`For me? Thank you, {you}! | Oh wow, {thing}. Thanks. | You did not have to do that. Thank you.`,
    destruction: ways`No, no, no. Not {mine}. | Oh no. {thing}. | I needed that. What am I supposed to do now?`,
    consuming: ways`Oh. I was sort of saving {thing}. | Hungry, {you}? | I hope it was good, at least.`,
    'laying-bare': ways`Please do not look in there. | That is kind of private. | Could you close {mine}, please?`,
    'found-out': ways`I can explain. | Oh no. Hi. | I was just, um, checking behind here.`,
    leaving: ways`Was it something I said? | Wait, where is {who} going? | Okay. I guess we were done.`,
    undressing: ways`Oh my God. I am not looking. | Are you okay, {you}? | Please put that back on.`,
    mockery: ways`Okay, ouch. | That was a bit mean, {you}. | Ha ha. Yes. Very funny.`,
    indecorum: ways`Um. Bless you? | Are you all right up there? | I am going to pretend that did not happen.`,
  },
  seen: {
    touch: ways`Okay. Get a room. | Did {who} just do that? | Wow, {who}. Kissing people now.`,
    harm: ways`Hey! Hey! Stop that! | {victim}, are you all right? | Okay, no fighting. That is a rule. | Did {who} just do that?`,
    threaten: ways`{who}. Put {thing} down. Please. | Nobody move, okay? | {victim}, come over here. Slowly.`,
    theft: ways`Hey, I saw that. | I saw that, {who}. | That is not yours, {who}. Give it back. | Did {who} just take {thing}?`,
    'rough-touch': ways`Leave {victim} alone, {who}. | Okay, hands off. | Not cool, {who}.`,
    destruction: ways`{who}! What the — why? | Oh no. {thing}. | Somebody get the dustpan.`,
    consuming: ways`I saw that, {who}. | Was that {thing}? Was that allowed? | {who} has had {thing}. Just saying.`,
    'laying-bare': ways`You cannot just look in there, {who}. | That is {victim}’s stuff. | Close it, {who}.`,
    'found-out': ways`Okay. Come on out, {victim}. | Take it easy, {who}. | So now everybody is here.`,
    mockery: ways`Be nice, {who}. | That was mean. | {victim}, ignore it.`,
  },
  past: {
    harm: ways`You hit me, {you}. We are not just going to skip that. | So you hit me. Are we talking about that?`,
    theft: ways`You still have {mine}, by the way. | First give me {mine} back, {you}.`,
    destruction: ways`You wrecked {mine}, {you}. Still waiting for a sorry.`,
  },
};

export const englishDeeds: DeedSayings = { plain, courtly, victorian, modern };
