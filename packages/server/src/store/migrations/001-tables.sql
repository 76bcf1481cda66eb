create table account (
  id text primary key,
  created_at integer not null
) without rowid;

create table session (
  -- SHA-256 of the token that the browser keeps.
  hash text primary key,
  account text not null references account (id) on delete cascade,
  created_at integer not null
) without rowid;

create table game_table (
  id text primary key,
  host text not null,
  -- SHA-256 of the invitation.
  invitation text not null,
  options text not null,
  secret text not null,
  state text not null,
  created_at integer not null
) without rowid;

create table seat (
  game_table text not null references game_table (id) on delete cascade,
  seat integer not null,
  account text not null,
  name text not null,
  colour text not null,
  nonce text not null,
  primary key (game_table, seat),
  unique (game_table, account),
  unique (game_table, colour)
) without rowid;

-- The log of all games. Its key makes sure that each game has one writer at a time.
create table entry (
  game text not null,
  seq integer not null,
  at integer not null,
  body text not null,
  primary key (game, seq)
) without rowid;
