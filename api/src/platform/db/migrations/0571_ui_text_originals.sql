-- What an own wording was made from, so that one is told when the text that came with the code is another by now.
alter table ui_texts add column original text;
